import { afterAll, beforeAll, expect, test } from "vitest";
import type { CourseDetails } from "#contract/courses.ts";
import type { Caption } from "#contract/office/captions.ts";
import { writeVtt } from "#contract/office/vtt.ts";
import type { SearchResult } from "#contract/search.ts";
import type { StaffToken } from "#tests/support/account.ts";
import { openOffice } from "#tests/support/house.ts";

let house: Awaited<ReturnType<typeof openOffice>>;
let token: StaffToken;
let course: { id: number; slug: string };

beforeAll(async () => {
	house = await openOffice("editor");
	({ token } = house.office);
	const { rows } = await house.api.database.pool.query(
		"select id, slug from courses where is_active and price_cents is null limit 1",
	);
	course = rows[0];
});
afterAll(() => house.api.close());

const read = async () => (await house.ask("GET", `/office/course/${course.id}/captions/video`, { token })).body.data;
const write = (file: string | Buffer, revision: number) =>
	house.ask("PUT", `/office/course/${course.id}/captions/video?revision=${revision}&name=neu.vtt`, {
		token,
		body: Buffer.from(file),
		headers: { "content-type": "text/vtt" },
	});
const shown = async (): Promise<CourseDetails> => {
	house.api.cache.clear();
	return ((await house.api.get(`/api/v1/online_seminar?slug=${course.slug}`)).body as { data: CourseDetails }).data;
};

test("COURSE-04 captions are read with their lines, written anew, and the player, the transcript and the search follow", async () => {
	const { captions, revision } = await read();
	expect(captions.length).toBeGreaterThan(3);
	expect(captions.some(({ text }: Caption) => text.includes("\n"))).toBe(true);
	const before = await shown();
	const [first, ...rest] = captions;
	const { status, body } = await write(
		writeVtt([{ ...first, text: "Die Quittung\nfür den Zwetschgenkuchen" }, ...rest]),
		revision,
	);
	expect([status, body.data.revision]).toEqual([200, expect.any(Number)]);
	expect((await read()).captions[0].text).toBe("Die Quittung\nfür den Zwetschgenkuchen");
	const after = await shown();
	expect(after.transcript?.[0]).toEqual({
		start_seconds: first.start_seconds,
		end_seconds: first.end_seconds,
		text: "Die Quittung für den Zwetschgenkuchen",
	});
	expect(after.transcript).toHaveLength(before.transcript?.length ?? 0);
	expect(after.video.captions).not.toBe(before.video.captions);
	const file = await house.api.get(after.video.captions ?? "");
	expect([file.status, String(file.headers["content-type"])]).toEqual([200, expect.stringContaining("text/vtt")]);
	expect(file.body).toContain("Die Quittung\nfür den Zwetschgenkuchen");
	const { data: found } = (await house.api.get("/api/v1/search?search=Zwetschgenkuchen")).body as {
		data: SearchResult;
	};
	expect(found.film_passages).toMatchObject([{ slug: course.slug, start_seconds: first.start_seconds }]);
	const { rows } = await house.api.database.pool.query("select revision from courses where id = $1", [course.id]);
	expect(rows[0].revision).toBe(1);
});

test("COURSE-04 captions that a colleague has written meanwhile are not overwritten", async () => {
	const { captions, revision } = await read();
	expect((await write(writeVtt(captions), revision)).status).toBe(200);
	const { status, body } = await write(writeVtt(captions), revision);
	expect([status, body.code]).toEqual([409, "changed_meanwhile"]);
});

test("COURSE-04 a file with faults is refused with each line, and nothing is changed", async () => {
	const { captions, revision } = await read();
	const faults = async (file: string | Buffer) => (await write(file, revision)).body.validation_errors?.captions;
	expect(await faults("00:01.000 --> 00:02.000\nHallo")).toEqual(["Zeile 1: Hier muss WEBVTT stehen"]);
	expect(await faults("WEBVTT\n\n00:03.000 --> 00:02.000\nHallo\n\n00:02.500 --> 00:04.000\n")).toEqual([
		"Zeile 3: Das Ende liegt nicht hinter dem Anfang",
		"Zeile 6: Beginnt nicht nach dem Untertitel davor",
		"Zeile 6: Der Untertitel hat keinen Text",
	]);
	expect(await faults("WEBVTT\n\n09:00:00.000 --> 09:00:01.000\nSpät")).toEqual([
		"Untertitel 1 beginnt hinter dem Ende des Films",
	]);
	expect(await faults(Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.000\nGrüße", "latin1"))).toEqual([
		expect.stringContaining("nicht in UTF-8"),
	]);
	expect(await read()).toEqual({ captions, revision });
});
