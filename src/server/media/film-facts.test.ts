import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Conversion, FilePathTarget, Mp4OutputFormat, Output } from "mediabunny";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/folder.ts";
import { openFilm, readFilm } from "./film-facts.ts";

const contentFile = (path: string) => fileURLToPath(new URL(`../../../content/media/${path}`, import.meta.url));

test("COURSE-03 a film tells its size and length", async () => {
	expect(await readFilm(contentFile("videos/vereinsrecht.mp4"))).toEqual({
		...{ width: 960, height: 600, seconds: 47.64 },
		...{ video_codec: "avc1.64001f", audio_codec: "mp4a.40.2", is_fast_start: true },
	});
	expect(await readFilm(contentFile("teasers/stiftungen.mp4"))).toMatchObject({ seconds: 11.64 });
});

test("COURSE-03 a film made upright, with its description at the end and without sound, says so", async () => {
	const file = join(await temporaryFolder(), "hoch.mp4");
	const input = await openFilm(contentFile("teasers/stiftungen.mp4"));
	const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new FilePathTarget(file) });
	const conversion = await Conversion.init({ input, output, video: { rotate: 90 }, audio: { discard: true } });
	await conversion.execute();
	const upright = { width: 600, height: 960, seconds: 11.64 };
	expect(await readFilm(file)).toMatchObject({ ...upright, audio_codec: null, is_fast_start: false });
});

test("what is no film tells nothing", async () => {
	expect(await readFilm(contentFile("captions/vereinsrecht.vtt"))).toBeNull();
	const empty = join(await temporaryFolder(), "leer.mp4");
	await writeFile(empty, "");
	expect(await readFilm(empty)).toBeNull();
});
