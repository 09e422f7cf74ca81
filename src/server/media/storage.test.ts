import { readdir, readFile, rm } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import { ERRORS } from "#contract/errors.ts";
import type { StaffToken } from "#tests/support/account.ts";
import { courseInput } from "#tests/support/course-calls.ts";
import { filmFile, filmSender } from "#tests/support/film-upload.ts";
import { heldDate } from "#tests/support/held-date.ts";
import { openOffice } from "#tests/support/house.ts";
import { type FakeS3, openS3 } from "#tests/support/s3.ts";
import { samplePicture } from "#tests/support/sample-pictures.ts";
import { createPrivateFiles } from "./private-files.ts";

const PDF = Buffer.from("%PDF-1.7\n%%EOF\n");

let s3: FakeS3;
let house: Awaited<ReturnType<typeof openOffice>>;
let token: StaffToken;
let passed = 0;
const clock = () => new Date(Date.now() + passed);

beforeAll(async () => {
	s3 = await openS3();
	s3.clock = clock;
	house = await openOffice("admin", { env: s3.env });
	({ token } = house.office);
}, 60_000);
beforeEach(() => {
	s3.asked = [];
	s3.failing = 0;
});
afterAll(async () => {
	await house.api.close();
	await s3.close();
});

const get = (url: string) => house.api.fastify.inject({ url });
const kept = (start: string) => [...s3.objects.keys()].filter((path) => path.startsWith(start));
const here = (path: string) => readdir(house.api.app.services.mediaFiles.pathOf(path)).catch(() => []);
/** As on a machine that has just been set up. */
const emptyCache = (path: string) =>
	rm(house.api.app.services.mediaFiles.pathOf(path), { recursive: true, force: true });

async function sendFilm(): Promise<{ id: number; film: Buffer; status: number }> {
	const { id } = (await house.ask("POST", "/office/course", { token, body: await courseInput(house.api) })).body.data;
	const film = await readFile(filmFile("digital"));
	const sender = await filmSender(house.api, token);
	const { headers } = await sender.begin(film.length, { course: id, place: "video", filename: "a.mp4" });
	const answer = await sender.piece(String(headers.location), 0, film);
	return { id, film, status: answer === "cut" ? 0 : answer.status };
}

test("OPS-04 films and their pieces lie in the bucket and come from there, once we have seen who asks", async () => {
	const { id, film, status } = await sendFilm();
	expect([status, kept("private/films/").length]).toEqual([204, 1]);
	while (await house.api.app.services.filmPreparing.turn());
	expect(kept("private/hls/").length).toBeGreaterThan(3);
	const course = (await house.ask("GET", `/office/course/${id}`, { token })).body.data;
	const { rows } = await house.api.database.pool.query(
		"update courses set video_file_id = $1 where id = (select id from courses where is_active and price_cents is null limit 1) returning slug",
		[course.video.film.id],
	);
	const { path, hls } = (await get(`/api/v1/online_seminar?slug=${rows[0].slug}`)).json().data.video;

	const led = await get(path);
	const address = String(led.headers.location);
	expect([led.statusCode, new URL(address).origin]).toEqual([302, s3.endpoint]);
	expect(led.headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
	const part = await fetch(address, { headers: { Range: "bytes=100-199" } });
	expect([part.status, Buffer.from(await part.arrayBuffer()).equals(film.subarray(100, 200))]).toEqual([206, true]);

	await emptyCache("private/hls");
	const list = await get(hls.replace("index", "playlist-1"));
	expect([list.statusCode, list.body]).toEqual([200, expect.stringContaining("segment-1-1.m4s")]);
	const piece = await get(hls.replace("index.m3u8", "segment-1-1.m4s"));
	expect([piece.statusCode, (await fetch(String(piece.headers.location))).status]).toEqual([302, 200]);
	expect((await get(path.replace(/signature=.{4}/, "signature=AAAA"))).statusCode).toBe(403);

	// Staff take a frame of it, which must come from here: fetched once, whoever asks.
	await emptyCache("private/films");
	s3.asked = [];
	const own = course.video.film.path;
	const answers = await Promise.all([get(own), get(own)]);
	expect(answers.map(({ statusCode, rawPayload }) => [statusCode, rawPayload.equals(film)])).toEqual([
		[200, true],
		[200, true],
	]);
	expect(s3.asked).toHaveLength(2);

	passed = HOUR_MS;
	expect((await fetch(address)).status).toBe(403);
	passed = 0;
	const { headers } = await get("/verwaltung");
	expect(headers["content-security-policy"]).toContain(`media-src 'self' ${s3.endpoint}`);
}, 60_000);

test("OPS-04 pictures go to the bucket and come back when the disk has lost them; what is deleted is in neither", async () => {
	const picture = (
		await house.ask("POST", "/office/picture?kind=logos&name=bild.png", {
			token,
			body: await samplePicture(200, 200).png().toBuffer(),
			headers: { "content-type": "image/png" },
		})
	).body.data;
	const [first = ""] = kept("public/logos/bild-");
	await emptyCache(first);
	const answer = await get(first.replace("public", "/media"));
	expect([answer.statusCode, answer.rawPayload.equals(s3.objects.get(first)?.body as Buffer)]).toEqual([200, true]);
	s3.asked = [];
	await get(first.replace("public", "/media"));
	expect([s3.asked, (await get("/media/logos/nie-da.webp")).statusCode]).toEqual([
		["HEAD public/logos/nie-da.webp"],
		404,
	]);

	await house.ask("DELETE", `/office/picture/${picture.id}`, { token });
	await house.api.database.pool.query("update pictures set removed_at = now() - interval '2 days' where id = $1", [
		picture.id,
	]);
	s3.failing = 3;
	await expect(house.api.app.services.picturesOffice.purge()).rejects.toMatchObject({ status: 503 });
	await house.api.app.services.picturesOffice.purge();
	expect([kept("public/logos/bild-"), (await here("public/logos")).filter((name) => name.startsWith("bild-"))]).toEqual(
		[[], []],
	);
}, 60_000);

test("OPS-04 while the bucket is away people read one sentence, and nothing is half written", async () => {
	const { id } = await heldDate(house.api);
	const add = (name: string) =>
		house.ask("POST", `/office/seminar_date/${id}/handout?name=${name}&visible=now`, { token, body: PDF });
	const [handout] = (await add("a.pdf")).body.data;
	const file = () => house.ask("GET", `/office/handout/${handout.id}/file`, { token });
	expect([kept("private/papers/").length, await here("private/papers")]).toEqual([1, []]);
	expect((await file()).status).toBe(200);
	s3.failing = 1_000;
	const refused = await add("b.pdf");
	expect([refused.status, refused.body.message]).toEqual([503, ERRORS.storage_unavailable.message]);
	expect([kept("private/papers/").length, await here("private/papers")]).toEqual([1, []]);
	expect((await file()).status).toBe(503);
	const { id: courseId, status } = await sendFilm();
	const course = (await house.ask("GET", `/office/course/${courseId}`, { token })).body.data;
	expect([status, course.video.film]).toEqual([503, null]);
	s3.failing = 0;
	expect((await file()).status).toBe(200);
	expect((await house.ask("GET", `/office/seminar_date/${id}/handout`, { token })).body.data).toHaveLength(1);
}, 60_000);

test("OPS-04 a film is made ready once the bucket is back", async () => {
	const { id } = await sendFilm();
	const { filmPreparing } = house.api.app.services;
	const film = async () => (await house.ask("GET", `/office/course/${id}`, { token })).body.data.video.film;
	const pieces = kept("private/hls/").length;
	s3.failing = 1_000;
	await expect(filmPreparing.turn()).rejects.toMatchObject({ status: 503 });
	expect([(await film()).progress, await filmPreparing.turn()]).toEqual([expect.any(Number), false]);
	expect((await here("private/hls")).filter((name) => name.endsWith(".partial"))).toEqual([]);
	s3.failing = 0;
	await house.api.database.pool.query("update film_work set heard_at = heard_at - interval '3 minutes'");
	expect([await filmPreparing.turn(), (await film()).progress]).toEqual([true, null]);
	expect(kept("private/hls/").length).toBeGreaterThan(pieces + 3);
}, 60_000);

test("OPS-04 films and pieces that no row speaks of go, when they are old enough", async () => {
	const before = kept("private/");
	const old = { body: PDF, type: "", at: new Date(Date.now() - 2 * DAY_MS) };
	for (const path of [
		"private/films/alt.mp4",
		"private/hls/alt/1.m4s",
		"private/hls/alt/2.m4s",
		"public/tracks/alt.vtt",
	])
		s3.objects.set(path, old);
	for (const path of before) Object.assign(s3.objects.get(path) as object, { at: old.at });
	s3.objects.set("private/films/neu.mp4", { ...old, at: new Date() });
	await house.api.app.services.courseFilms.sweep();
	expect(kept("private/").sort()).toEqual([...before, "private/films/neu.mp4"].sort());
	expect(kept("public/tracks/")).toEqual([]);
});

test("OPS-04 what nothing is bound to is swept from the bucket too, when it is old enough", async () => {
	const files = createPrivateFiles(house.api.app.services.mediaFiles, "scans");
	s3.objects.set("private/scans/alt", { body: PDF, type: "", at: new Date(Date.now() - DAY_MS) });
	s3.objects.set("private/scans/gebunden", { body: PDF, type: "", at: new Date(Date.now() - DAY_MS) });
	s3.objects.set("private/scans/neu", { body: PDF, type: "", at: new Date() });
	await files.sweep(async () => new Set(["gebunden"]));
	expect(kept("private/scans/")).toEqual(["private/scans/gebunden", "private/scans/neu"]);
});
