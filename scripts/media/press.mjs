// What the press page offers for download, made once: node scripts/media/press.mjs
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { openSync } from "fontkit";
import sharp from "sharp";
import { C, scene } from "./generate.mjs";

const root = new URL("../../", import.meta.url);
const folder = new URL("public/presse/", root);
const font = openSync(new URL("src/server/drawing/fonts/bricolage-grotesque-bold.ttf", root).pathname);
/** The logo is set narrower than the cut for documents. */
const WIDTH = 0.88;
const TRACKING = -0.012;

const SEAT = "M-12.5-7h25v1.5a12.5 12.5 0 0 1-25 0z";
const SEATS = [
	[0, -33, 180],
	[28.6, 16.5, 300],
	[0, 33, 0],
	[-28.6, 16.5, 60],
	[-28.6, -16.5, 120],
];

/** A table with six seats, one of them free and always yellow. */
const mark = (ink) =>
	SEATS.map(
		([x, y, turn]) => `<path d="${SEAT}" transform="translate(${x} ${y}) rotate(${turn})" fill="${ink}"/>`,
	).join("") +
	`<path d="${SEAT}" transform="translate(28.6 -16.5) rotate(240)" fill="${C.raps}"/><circle r="15" fill="${ink}"/>`;

const FONT_SIZE = 34;
/** Words as outlines, so that nobody needs the typeface. */
function words(text, x, y, ink) {
	const scale = FONT_SIZE / font.unitsPerEm;
	let at = 0;
	const glyphs = font.layout(text).glyphs.map((glyph) => {
		const drawn = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
		at += glyph.advanceWidth + TRACKING * font.unitsPerEm;
		return drawn;
	});
	return {
		width: at * scale * WIDTH,
		svg: `<g fill="${ink}" transform="translate(${x} ${y}) scale(${scale * WIDTH} ${-scale})">${glyphs.join("")}</g>`,
	};
}

function wordMark(ink) {
	const lines = [words("Vereins- &", 58, -5, ink), words("Stiftungszentrum", 58, 31, ink)];
	const width = Math.ceil(58 + Math.max(...lines.map(({ width }) => width)) + 48 + 4);
	return svg(`-48 -48 ${width} 96`, mark(ink) + lines.map(({ svg }) => svg).join(""));
}

const TITLE = "Vereins- &amp; Stiftungszentrum";

const svg = (box, content) => {
	const [, , width, height] = box.split(" ");
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"><title>${TITLE}</title>${content}</svg>`;
};

const WHITE = "#ffffff";
const LOGOS = {
	"vsz-wortmarke": wordMark(C.holunder),
	"vsz-wortmarke-hell": wordMark(WHITE),
	"vsz-bildmarke": svg("-48 -48 96 96", mark(C.holunder)),
	"vsz-bildmarke-hell": svg("-48 -48 96 96", mark(WHITE)),
};

const size = { width: 1200, height: 800 };
const readingScene = await readFile(new URL("src/web/illustrations/vorlesen-home.svg", root), "utf8");
const PICTURES = {
	"vsz-ein-platz-ist-frei": scene("stiftungen", { seed: "stiftung-gruenden", ...size }),
	"vsz-am-runden-tisch": scene("ehrenamt", { seed: "freiwillige-gewinnen", ...size }),
	"vsz-vorleser": readingScene,
	"vsz-mitgliederversammlung": scene("vereinsrecht", { seed: "mitgliederversammlung", ...size }),
	"vsz-online-seminar": scene("digital", { seed: "datenschutz", ...size }),
	"vsz-vortrag": await readFile(new URL("src/web/illustrations/vortrag.svg", root), "utf8"),
};

await mkdir(folder, { recursive: true });
for (const [name, drawing] of Object.entries(LOGOS)) {
	await writeFile(new URL(`${name}.svg`, folder), drawing);
	const width = name.includes("wort") ? 1600 : 800;
	await sharp(Buffer.from(drawing), { density: 600 })
		.resize({ width })
		.png({ palette: true })
		.toFile(new URL(`${name}.png`, folder).pathname);
}
for (const [name, drawing] of Object.entries(PICTURES)) {
	const picture = sharp(Buffer.from(drawing), { density: 300 }).resize({ width: 2400, height: 1600, fit: "cover" });
	await picture
		.clone()
		.jpeg({ quality: 82, mozjpeg: true })
		.toFile(new URL(`${name}.jpg`, folder).pathname);
	await picture
		.clone()
		.resize(640)
		.webp({ quality: 76 })
		.toFile(new URL(`${name}.webp`, folder).pathname);
}
