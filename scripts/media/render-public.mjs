/*
 * Zeichnet die Dateien in public/, die es je Website einmal gibt: Symbole für Reiter, Startbildschirm und
 * Lesezeichen aus der Bildmarke, dazu das Vorschaubild für Seiten ohne eigenes.
 *
 *   node scripts/media/render-public.mjs
 */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { C, chair, mark } from "./generate.mjs";
import { writeSocial } from "./social-image.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const illustrations = path.join(root, "src/web/illustrations");
const target = (name) => path.join(root, "public", name);
const bodyOf = (svg) => /<svg[^>]*>(.*)<\/svg>/s.exec(svg)[1];

const bildmarke = fs.readFileSync(path.join(illustrations, "bildmarke.svg"), "utf8");

/** In dunklen Fensterleisten wird aus Holunder Weiß; der freie Platz bleibt gelb. */
function tabIcon() {
	const body = bodyOf(bildmarke).replaceAll(/ fill="#2B1030"/gi, "");
	const style = "path,circle{fill:#2b1030}@media (prefers-color-scheme:dark){path,circle{fill:#fff}}";
	// Eine Regel wiegt schwerer als ein Attribut, darum bekommt der freie Platz seine eigene.
	const own = body.replace(/ fill="#FFCB1F"/i, ' class="frei"');
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -48 96 96" aria-hidden="true"><style>${style}path.frei{fill:#ffcb1f}</style>${own}</svg>\n`;
}

/** Ein 32er PNG im Rahmen einer ICO-Datei. */
function ico(png) {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(32, 6);
	head.writeUInt8(32, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

/** Auf Holunder; `share` ist der Anteil der Bildmarke an der Kante. Rund beschnitten bleiben 80 % sichtbar. */
function appIcon(share) {
	const edge = 96 / share;
	const body = bodyOf(mark({ seat: C.flieder, table: C.flieder, free: C.raps }));
	const box = `${-edge / 2} ${-edge / 2} ${edge} ${edge}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="${box}"><rect x="${-edge / 2}" y="${-edge / 2}" width="${edge}" height="${edge}" fill="${C.holunder}"/>${body}</svg>`;
}

const png = (svg, size) =>
	sharp(Buffer.from(svg), { density: 144 }).resize(size, size).png({ compressionLevel: 9, palette: true });

/** Die Tafel der Startseite mit dem freien Stuhl, der dort ein Link ist; darüber Luft für die Bildmarke. */
function panorama() {
	const table = bodyOf(fs.readFileSync(path.join(illustrations, "panorama-startseite.svg"), "utf8"));
	const seat = `<g transform="translate(369 312)">${chair(C.raps)}</g>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1800 945"><rect width="1800" height="945" fill="${C.flieder2}"/><g transform="translate(662 545)">${table}${seat}</g></svg>`;
}

fs.mkdirSync(target(""), { recursive: true });
fs.writeFileSync(target("icon.svg"), tabIcon());
fs.writeFileSync(target("favicon.ico"), ico(await png(bildmarke, 32).toBuffer()));
await png(appIcon(0.78), 180).toFile(target("apple-touch-icon.png"));
await png(appIcon(0.68), 192).toFile(target("icon-192.png"));
await png(appIcon(0.68), 512).toFile(target("icon-512.png"));
await writeSocial(panorama(), target("social.jpg"));
