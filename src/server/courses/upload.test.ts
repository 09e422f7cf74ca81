import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#contract/constants.ts";
import { FILM_MAX_BYTES } from "#contract/office/film-upload.ts";
import { mediaFolders, uploadsFolder } from "#server/media/paths.ts";
import { createUploads } from "#server/media/uploads.ts";
import type { StaffToken } from "#tests/support/account.ts";
import { courseInput } from "#tests/support/course-calls.ts";
import { eventually } from "#tests/support/eventually.ts";
import { filmSender, paddedFilm } from "#tests/support/film-upload.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { openOffice } from "#tests/support/house.ts";

let house: Awaited<ReturnType<typeof openOffice>>;
let token: StaffToken;
let sender: Awaited<ReturnType<typeof filmSender>>;
let now = Date.now();

beforeAll(async () => {
	house = await openOffice("editor", { clock: () => new Date(now) });
	({ token } = house.office);
	sender = await filmSender(house.api, token);
});
afterAll(() => house.api.close());

const newCourse = async (): Promise<number> =>
	(await house.ask("POST", "/office/course", { token, body: await courseInput(house.api) })).body.data.id;
const course = async (id: number) => (await house.ask("GET", `/office/course/${id}`, { token })).body.data;
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const waiting = () => readdir(uploadsFolder(house.api.config.dataDir));

test("COURSE-02 a film cut off five times goes on where it was, arrives byte by byte, and is the course's", async () => {
	const [id, film] = [await newCourse(), await paddedFilm(6 * 1024 ** 2)];
	const begun = await sender.begin(film.length, { course: id, place: "video", filename: "Hybride MV.mp4" });
	const path = String(begun.headers.location);
	expect([begun.status, path]).toEqual([201, expect.stringMatching(/^\/api\/v1\/office\/film-upload\/[0-9a-f]{32}$/)]);
	for (let cut = 1; cut <= 5; cut += 1) {
		const offset = await sender.offset(path);
		expect(await sender.piece(path, offset, film.subarray(offset), 1024 ** 2)).toBe("cut");
		await eventually(async () => expect(await sender.offset(path)).toBeGreaterThan(offset));
	}
	const offset = await sender.offset(path);
	expect(offset).toBeLessThan(film.length);
	expect(await sender.piece(path, offset, film.subarray(offset))).toMatchObject({ status: 204 });
	const { video, duration } = await course(id);
	expect(video.film).toMatchObject({ name: "Hybride MV.mp4", bytes: film.length, width: 960, seconds: 47.64 });
	expect(duration).toBe("1 Minute");
	const { rows } = await house.api.database.pool.query("select path from media_files where id = $1", [video.film.id]);
	const kept = await readFile(join(mediaFolders(house.api.config.dataDir).private, rows[0].path));
	expect(sha256(kept)).toBe(sha256(film));
	// Whoever lost the last answer hears that nothing is left to send.
	expect(await sender.offset(path)).toBe(film.length);
	const { rows: told } = await house.api.database.pool.query(
		"select details from audit_trail where action = 'course_film_set' and subject_id = $1",
		[String(id)],
	);
	expect(told).toEqual([{ details: { film: "Hybride MV.mp4", bytes: film.length } }]);
});

test("COURSE-02 a film whose last byte came while the database was away is taken when somebody asks again", async () => {
	const [id, film] = [await newCourse(), await paddedFilm(64)];
	const { headers } = await sender.begin(film.length, { course: id, place: "teaser", filename: "kurz.mp4" });
	const path = String(headers.location);
	const { courseFilms } = house.api.app.services;
	const take = courseFilms.take;
	courseFilms.take = () => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
	expect(await sender.piece(path, 0, film)).toMatchObject({ status: 503 });
	courseFilms.take = take;
	expect((await course(id)).teaser.film).toBeNull();
	expect(await sender.offset(path)).toBe(film.length);
	expect((await course(id)).teaser.film).toMatchObject({
		name: "kurz.mp4",
		path: expect.stringMatching(/^\/media\/films\//),
	});
});

test("COURSE-02 what is too big, no film, of no course or not allowed is refused in words", async () => {
	const id = await newCourse();
	const wish = { course: id, place: "video", filename: "x.mp4" };
	const code = ({ status, body }: { status: number; body: string }) => [status, JSON.parse(body).code];
	expect(code(await sender.begin(FILM_MAX_BYTES + 1, wish))).toEqual([413, "film_too_big"]);
	expect(code(await sender.begin(9, { ...wish, course: 999_999 }))).toEqual([404, "not_found"]);
	expect(code(await sender.begin(9, { ...wish, place: "../x" }))).toEqual([400, "bad_request"]);
	const text = Buffer.from("Kein Film");
	const path = String((await sender.begin(text.length, wish)).headers.location);
	const answer = await sender.piece(path, 0, text);
	expect(code(answer as { status: number; body: string })).toEqual([422, "film_unreadable"]);
	expect((await waiting()).filter((name) => path.endsWith(name.replace(".json", "")))).toEqual([]);
	const guest = await filmSender(house.api, { office: "nobody" });
	expect(code(await guest.begin(9, wish))).toEqual([401, "unauthenticated"]);
	const { fastify } = house.api;
	const forged = await fastify.inject({
		method: "POST",
		url: "/api/v1/office/film-upload",
		headers: { cookie: `vsz-office=${token.office}` },
	});
	expect(forged.json().code).toBe("cross_site");
	const climbing = await fastify.inject({
		method: "HEAD",
		url: "/api/v1/office/film-upload/..%2Fx",
		headers: { cookie: `vsz-office=${token.office}` },
	});
	expect(climbing.statusCode).toBe(404);
});

test("COURSE-02 a full disk takes no film", async () => {
	const parts = { dataDir: await temporaryFolder(), clock: () => new Date() };
	const uploads = createUploads({ ...parts, freeBytes: async () => 1024 ** 3 });
	expect(await uploads.hasRoomFor(100 * 1024 ** 2)).toBe(true);
	expect(await uploads.hasRoomFor(600 * 1024 ** 2)).toBe(false);
});

test("COURSE-02 what nobody has gone on with for a day is gone, and begins anew", async () => {
	const [id, film] = [await newCourse(), await paddedFilm(64)];
	const { headers } = await sender.begin(film.length, { course: id, place: "video", filename: "x.mp4" });
	const path = String(headers.location);
	await sender.piece(path, 0, film, 1000);
	const { uploads } = house.api.app.services;
	await uploads.purge();
	expect((await sender.head(path)).status).toBe(200);
	now += DAY_MS + 60_000;
	await uploads.purge();
	now -= DAY_MS + 60_000;
	expect(await waiting()).toEqual([]);
	expect((await sender.head(path)).status).toBe(404);
});

test("COURSE-02 a film that was replaced goes with its file after a day, and no other", async () => {
	const id = await newCourse();
	const send = async (name: string) => {
		const film = await paddedFilm(64);
		const { headers } = await sender.begin(film.length, { course: id, place: "video", filename: name });
		await sender.piece(String(headers.location), 0, film);
		return (await course(id)).video.film.id as number;
	};
	const [first, second] = [await send("alt.mp4"), await send("neu.mp4")];
	const { pool } = house.api.database;
	const paths = async () =>
		(await pool.query("select path from media_files where id in ($1, $2) order by id", [first, second])).rows;
	const [old, kept] = await paths();
	const count = async () => (await pool.query("select 1 from media_files")).rowCount ?? 0;
	const { courseFilms } = house.api.app.services;
	const all = await count();
	await courseFilms.sweep();
	expect(await count()).toBe(all);
	now += DAY_MS + 60_000;
	await courseFilms.sweep();
	now -= DAY_MS + 60_000;
	expect(await paths()).toEqual([kept]);
	const files = await readdir(join(mediaFolders(house.api.config.dataDir).private, "films"));
	expect(files).toContain(kept.path.replace("films/", ""));
	expect(files).not.toContain(old.path.replace("films/", ""));
});
