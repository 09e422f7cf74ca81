/*
 * Vorschaubilder für Nachrichten und soziale Netze: eine Szene in 1200×630, in der Ecke die Bildmarke auf einem
 * Platz in Rapsgelb. Ohne Schrift, denn Titel und Text stehen in der Vorschau daneben.
 */
import sharp from "sharp";
import { C, mark } from "./generate.mjs";

export const SOCIAL_ENDING = "-social.jpg";
const WIDTH = 1200;
const HEIGHT = 630;
const JPEG = { quality: 72, mozjpeg: true, chromaSubsampling: "4:2:0" };

/** Der Platz hängt am oberen Rand: oben gerade, unten rund. */
const SEAT = { width: 148, straight: 84, inset: 56, mark: 108 };

/** Größte zusammenhängende Fläche in Rapsgelb: Anteil am Bild und Abstand zu den vier Rändern. */
export async function freeChair(svg) {
	const { data, info } = await sharp(Buffer.from(svg), { density: 36 })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width: w, height: h } = info;
	const seen = new Uint8Array(w * h);
	const yellow = (i) =>
		Math.abs(data[i * 3] - 255) < 6 && Math.abs(data[i * 3 + 1] - 203) < 6 && Math.abs(data[i * 3 + 2] - 31) < 14;
	let best = { area: 0, left: 0, right: 0, top: 0, bottom: 0 };
	for (let start = 0; start < w * h; start++) {
		if (seen[start] || !yellow(start)) continue;
		const stack = [start];
		seen[start] = 1;
		const box = { area: 0, left: w, right: w, top: h, bottom: h };
		while (stack.length) {
			const p = stack.pop();
			const x = p % w;
			const y = Math.floor(p / w);
			box.area++;
			box.left = Math.min(box.left, x);
			box.right = Math.min(box.right, w - 1 - x);
			box.top = Math.min(box.top, y);
			box.bottom = Math.min(box.bottom, h - 1 - y);
			for (const q of [x > 0 ? p - 1 : p, x < w - 1 ? p + 1 : p, y > 0 ? p - w : p, y < h - 1 ? p + w : p]) {
				if (!seen[q] && yellow(q)) {
					seen[q] = 1;
					stack.push(q);
				}
			}
		}
		if (box.area > best.area) best = box;
	}
	return {
		...best,
		width: w,
		height: h,
		share: best.area / (w * h),
		scale: w / Number(/viewBox="0 0 (\d+)/.exec(svg)[1]),
	};
}

/** Der größte Ausschnitt im Format der Vorschau, der freie Stuhl so nah an der Mitte, wie die Ränder es erlauben. */
function crop(svg, chair) {
	const [, , fullWidth, fullHeight] = /viewBox="([^"]+)"/.exec(svg)[1].split(" ").map(Number);
	const width = Math.min(fullWidth, (fullHeight * WIDTH) / HEIGHT);
	const height = (width * HEIGHT) / WIDTH;
	const around = (before, after, full, part) => {
		const middle = (before / chair.scale + full - after / chair.scale) / 2;
		return Math.min(full - part, Math.max(0, middle - part / 2));
	};
	return {
		left: around(chair.left, chair.right, fullWidth, width),
		top: around(chair.top, chair.bottom, fullHeight, height),
		right: fullWidth,
		width,
		height,
	};
}

function badge(side) {
	const { width, straight, inset, mark: size } = SEAT;
	const left = side === "left" ? inset : WIDTH - inset - width;
	const radius = width / 2;
	const body = /<svg[^>]*>(.*)<\/svg>/s.exec(mark({ free: C.weiss }))[1];
	return (
		`<path d="M${left} 0h${width}v${straight}a${radius} ${radius} 0 0 1 ${-width} 0z" fill="${C.raps}"/>` +
		`<g transform="translate(${left + radius} ${straight - 4}) scale(${size / 96})">${body}</g>`
	);
}

const overlay = (side) =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${badge(side)}</svg>`,
	);

/** Steht der freie Stuhl rechts oben, wo die Bildmarke hinkäme? */
function chairIsBelowBadge(chair, { left, top, right, width }) {
	const unit = width / WIDTH;
	const fromRight = chair.right / chair.scale - (right - left - width);
	const fromTop = chair.top / chair.scale - top;
	return fromRight < (SEAT.inset + SEAT.width + 40) * unit && fromTop < (SEAT.straight + SEAT.width / 2 + 40) * unit;
}

/** `svg` ist eine Szene oder ein Panorama mit viewBox="0 0 Breite Höhe". */
export async function writeSocial(svg, target) {
	const chair = await freeChair(svg);
	const frame = crop(svg, chair);
	const side = chairIsBelowBadge(chair, frame) ? "left" : "right";
	const box = [frame.left, frame.top, frame.width, frame.height].join(" ");
	const framed = svg
		.replace(/(<svg[^>]*?) width="\d+" height="\d+"/, "$1")
		.replace(/viewBox="[^"]+"/, `width="${WIDTH}" height="${HEIGHT}" viewBox="${box}"`);
	// doppelt so groß zeichnen und verkleinern, dann die Bildmarke darüber
	const image = await sharp(Buffer.from(framed), { density: 144 })
		.resize(WIDTH, HEIGHT, { kernel: "lanczos3" })
		.flatten({ background: "#ffffff" })
		.png()
		.toBuffer();
	await sharp(image)
		.composite([{ input: overlay(side) }])
		.jpeg(JPEG)
		.toFile(target);
}
