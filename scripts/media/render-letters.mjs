/*
 * Zeichnet die Bilder der Briefe: die Bildmarke auf ihrer weißen Platte und je Anlass einen Tisch.
 *
 *   node scripts/media/render-letters.mjs
 *
 * Ergebnis: src/server/outbox/pictures/*.png, doppelt so groß wie gezeigt und mit wenigen Farben, denn jeder Brief
 * trägt sie bei sich.
 */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { C, mark, scene } from "./generate.mjs";

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../src/server/outbox/pictures");
const SIZE = { width: 1200, height: 520 };
const COLOURS = 40;

/** Dateiname, Szene und ihre Einstellungen. */
const SCENES = {
	taken: ["danke", { seed: "anmeldung", zoom: 0.98 }],
	thanks: ["danke", { seed: "email", zoom: 0.98 }],
	free: ["vereinsrecht", { seed: "mitgliederversammlung" }],
	empty: ["leer", { seed: "absage" }],
	key: ["digital", { seed: "passwort" }],
	welcome: ["ehrenamt", { seed: "willkommen", zoom: 0.86 }],
	post: ["newsletter", { seed: "post", zoom: 0.7 }],
	gift: ["spenden", { seed: "spende", zoom: 0.82 }],
	office: ["vorstand", { seed: "bescheinigung" }],
};

const write = async (image, name, colours) => {
	const file = path.join(folder, `${name}.png`);
	await image.png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 }).toFile(file);
	console.log(`${name}.png  ${Math.round(fs.statSync(file).size / 1024)} kB`);
};

/** Auf Weiß mit runden Ecken, damit sie auch im dunklen Brief zu sehen ist. */
function plate() {
	const body = /<svg[^>]*>(.*)<\/svg>/s.exec(mark())[1];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-60 -60 120 120"><rect x="-60" y="-60" width="120" height="120" rx="30" fill="${C.weiss}"/>${body}</svg>`;
}

fs.mkdirSync(folder, { recursive: true });
await write(sharp(Buffer.from(plate())), "mark", 32);
for (const [name, [kind, options]] of Object.entries(SCENES)) {
	const svg = scene(kind, { ...SIZE, ...options });
	// Doppelt so groß gezeichnet und verkleinert: glatte Kanten.
	const large = sharp(Buffer.from(svg), { density: 144 }).resize(SIZE.width, SIZE.height, { kernel: "lanczos3" });
	await write(large, name, COLOURS);
}
