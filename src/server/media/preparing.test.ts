import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Conversion, FilePathTarget, Mp4OutputFormat, Output } from "mediabunny";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carriesSignedLink } from "#server/media/signature.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { filmFile } from "#tests/support/film-upload.ts";
import { openFilm, readFilm } from "./film-facts.ts";
import { remarksOf } from "./film-rules.ts";
import { mediaFolders } from "./paths.ts";
import { addFilm } from "./writing.ts";

const MINUTE_MS = 60_000;
let now = new Date("2026-05-04T10:00:00Z");
let api: TestApp;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now });
	for (const folder of Object.values(mediaFolders(api.config.dataDir))) await mkdir(join(folder, "films"));
});
afterAll(() => api.close());

const folder = (kind: "public" | "private") => mediaFolders(api.config.dataDir)[kind];

/** As a program writes it that does not look ahead: what describes the film comes last. */
async function slowFilm(target: string): Promise<void> {
	const input = await openFilm(filmFile("digital"));
	const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new FilePathTarget(target) });
	await (await Conversion.init({ input, output })).execute();
}

async function arrived(kind: "video" | "teaser", name: string, write: (target: string) => Promise<void>) {
	const path = `films/${name}`;
	const source = join(folder(kind === "video" ? "private" : "public"), path);
	await write(source);
	const facts = await readFilm(source);
	return addFilm(api.database.db, { kind, path, bytes: 1, name, facts, prepared_at: null });
}

const rowOf = async (id: number) =>
	(await api.database.pool.query("select * from media_files where id = $1", [id])).rows[0];
const prepareAll = async () => {
	while (await api.app.services.filmPreparing.turn());
};

test("COURSE-03 a film whose description comes last is told, put right without being coded anew, and cut in pieces", async () => {
	const film = await arrived("video", "langsam.mp4", slowFilm);
	expect(film.is_fast_start).toBe(false);
	expect(remarksOf(film).map(({ tone }) => tone)).toEqual(["info"]);
	await prepareAll();
	const row = await rowOf(film.id);
	expect(row).toMatchObject({ is_fast_start: true, prepared_at: now, width: 960, height: 600 });
	expect(row.path).not.toBe(film.path);
	const made = await readFilm(join(folder("private"), row.path));
	expect(made).toMatchObject({ is_fast_start: true, video_codec: film.video_codec, audio_codec: film.audio_codec });
	expect(made?.seconds).toBeCloseTo(film.seconds ?? 0, 1);
	expect(remarksOf(row)).toEqual([]);
	expect(await readdir(join(folder("private"), row.hls_path))).toEqual(
		expect.arrayContaining(["index.m3u8", "playlist-1.m3u8", "init-1.m4s", "segment-1-1.m4s"]),
	);
	const left = [
		...(await readdir(join(folder("private"), "films"))),
		...(await readdir(join(folder("private"), "hls"))),
	];
	expect(left.filter((name) => name.endsWith(".partial") || name === "langsam.mp4")).toEqual([]);
	expect((await api.database.pool.query("select 1 from film_work")).rowCount).toBe(0);
});

test("COURSE-03 a short film for all is put right but not cut; what cannot be packed is shown as it came", async () => {
	const teaser = await arrived("teaser", "kurz.mp4", slowFilm);
	const broken = await arrived("video", "weg.mp4", (target) => copyFile(filmFile("digital"), target));
	await rm(join(folder("private"), broken.path));
	await expect(prepareAll()).rejects.toThrow();
	await prepareAll();
	expect(await rowOf(teaser.id)).toMatchObject({ is_fast_start: true, hls_path: null, prepared_at: now });
	expect(await rowOf(broken.id)).toMatchObject({ path: broken.path, hls_path: null, prepared_at: now });
});

test("COURSE-03 what browsers cannot play, and what has no sound, is said in plain words", () => {
	const film = { is_fast_start: true, prepared_at: null, width: 1920, height: 1080 };
	const texts = (video_codec: string, audio_codec: string | null) =>
		remarksOf({ ...film, video_codec, audio_codec }).map(({ tone, text }) => `${tone} ${text}`);
	expect(texts("avc1.64001f", "mp4a.40.2")).toEqual([]);
	expect(texts("hvc1.1.6.L93.B0", "mp4a.40.2")).toEqual([expect.stringMatching(/^err .*H\.265 \(HEVC\)/)]);
	expect(texts("avc1.6E0028", "mp4a.40.2")).toEqual([expect.stringMatching(/^err .*Farbtiefe/)]);
	expect(texts("avc1.64001f", "ac-3")).toEqual([expect.stringMatching(/^err Der Ton .*Dolby Digital/)]);
	expect(texts("avc1.64001f", null)).toEqual([expect.stringMatching(/^warn Der Film hat keinen Ton/)]);
	expect(remarksOf({ ...film, width: 320, height: 200, video_codec: "avc1.42001e", audio_codec: "mp4a.40.2" })).toEqual(
		[{ tone: "warn", text: expect.stringContaining("unscharf") }],
	);
});

test("COURSE-03 one short-lived token opens the pieces of one film, and nothing else", async () => {
	const film = await arrived("video", "schnell.mp4", (target) => copyFile(filmFile("finanzen"), target));
	await prepareAll();
	const { rows } = await api.database.pool.query(
		"update courses set video_file_id = $1 where id = (select id from courses where is_active and price_cents is null limit 1) returning slug",
		[film.id],
	);
	const get = (url: string) => api.fastify.inject({ url });
	const answer = await get(`/api/v1/online_seminar?slug=${rows[0].slug}`);
	expect(carriesSignedLink(answer.rawPayload)).toBe(true);
	const { path, hls } = answer.json().data.video;
	expect([path, hls]).toEqual([
		expect.stringContaining("signature="),
		expect.stringMatching(/^\/media\/hls\/\d+\/\d+\.[\w-]{43}\/index\.m3u8$/),
	]);
	expect(carriesSignedLink(Buffer.from(hls))).toBe(true);
	const list = await get(hls);
	expect([list.statusCode, list.headers["content-type"]]).toEqual([200, "application/vnd.apple.mpegurl"]);
	expect(list.headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
	const piece = (name: string) => hls.replace("index.m3u8", name);
	expect((await get(piece("playlist-1.m3u8"))).body).toContain("segment-1-1.m4s");
	const { hls_path } = await rowOf(film.id);
	expect((await get(piece("segment-1-1.m4s"))).rawPayload).toEqual(
		await readFile(join(folder("private"), hls_path, "segment-1-1.m4s")),
	);
	const status = async (url: string) => (await get(url)).statusCode;
	for (const name of ["nichts.m4s", "..%2f..%2ffilms%2fschnell.mp4", "index.m3u8.txt"])
		expect([name, await status(piece(name))]).toEqual([name, 404]);
	expect(await status(hls.replace(/hls\/\d+/, "hls/1"))).toBe(403);
	expect(await status(hls.replace(/\d+\./, "9999999999."))).toBe(403);
	const [, expires, signature] = /(\d+)\.([\w-]+)\/index/.exec(hls) ?? [];
	expect(await status(`/media/video/${film.id}?expires=${expires}&signature=${signature}`)).toBe(403);
	now = new Date(now.getTime() + 21 * MINUTE_MS);
	expect([await status(hls), await status(piece("segment-1-1.m4s"))]).toEqual([410, 410]);
});
