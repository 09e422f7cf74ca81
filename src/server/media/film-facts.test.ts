import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/folder.ts";
import { readFilm } from "./film-facts.ts";

const contentFile = (path: string) => fileURLToPath(new URL(`../../../content/media/${path}`, import.meta.url));

test("a film tells its size and length", async () => {
	expect(await readFilm(contentFile("videos/vereinsrecht.mp4"))).toEqual({ width: 960, height: 600, seconds: 47.64 });
	expect(await readFilm(contentFile("teasers/stiftungen.mp4"))).toEqual({ width: 960, height: 600, seconds: 11.64 });
});

const box = (type: string, ...content: Buffer[]) => {
	const body = Buffer.concat(content);
	const header = Buffer.alloc(8);
	header.writeUInt32BE(body.length + 8);
	header.write(type, 4, "latin1");
	return Buffer.concat([header, body]);
};
const numbers = (...values: number[]) =>
	Buffer.concat(values.map((value) => Buffer.from(new Int32Array([value]).buffer).swap32()));

test("a film made upright, with its description at the end, stands upright", async () => {
	const file = join(await temporaryFolder(), "hoch.mp4");
	const turned = numbers(0, 65_536, 0, -65_536, 0, 0, 0, 0, 1 << 30);
	const track = box("trak", box("tkhd", Buffer.alloc(40), turned, numbers(1920 * 65_536, 1080 * 65_536)));
	const movie = box("moov", box("mvhd", numbers(0, 0, 0, 1000, 90_500)), track);
	await writeFile(file, Buffer.concat([box("ftyp", Buffer.alloc(8)), box("mdat", Buffer.alloc(5000)), movie]));
	expect(await readFilm(file)).toEqual({ width: 1080, height: 1920, seconds: 90.5 });
});

test("what is no film tells nothing", async () => {
	expect(await readFilm(contentFile("captions/vereinsrecht.vtt"))).toBeNull();
	const empty = join(await temporaryFolder(), "leer.mp4");
	await writeFile(empty, "");
	expect(await readFilm(empty)).toBeNull();
});
