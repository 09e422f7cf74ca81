import { createHash } from "node:crypto";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "#contract/constants.ts";
import type { DoorList } from "#contract/office/attendance.ts";
import { mediaFolders } from "#server/media/paths.ts";
import { type Ask, asker, loginHeaders, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { staffWith } from "#tests/support/staff.ts";
import { badgesPdf, seatCardsPdf } from "./cards-pdf.ts";
import { listPdf } from "./list-pdf.ts";

let testing: TestApp;
let ask: Ask;
let token: StaffToken;
let dateId: number;
let sessionId: number;
const LONG = "Freifrau von und zu Hohenlohe-Langenburg-Weikersheim-Neuenstein-Oehringen";

beforeAll(async () => {
	testing = await createTestApp({ env: { TRUST_PROXY: "1" } });
	ask = asker(testing);
	({ token } = await staffWith(testing, ask, "office"));
	const date = await openDate(testing.get, "free");
	dateId = date.presence_seminar_date_id;
	const persons = [
		{ first_name: "Ärmin", last_name: "Abel" },
		{ first_name: "Maximiliane-Charlotte", last_name: LONG },
	];
	const body = signUpFor(date, { number_of_persons: 3, persons, company: "Chor am Elbhang e. V." });
	const booked = (await ask("POST", "/form/presence_seminar", { body })).body.data;
	await ask("POST", "/form/presence_seminar", {
		body: signUpFor(date, { first_name: "Weg", last_name: "Gegangen", email: "weg@vsz.example" }),
	}).then(({ body: answer }) =>
		ask("POST", `${answer.data.path.replace("/buchung", "/booking")}/cancel`, { body: { positions: [1] } }),
	);
	expect(booked.persons).toHaveLength(3);
	sessionId = ((await ask("GET", path(), { token })).body.data as DoorList).sessions[0]?.id ?? 0;
	await testing.database.pool.query(
		`with g as (insert into grants (reference, wording) values ('SMJ-2026-0417', 'Gefördert durch den Freistaat Sachsen.') returning id)
		update seminar_dates set grant_id = (select id from g) where id = $1`,
		[dateId],
	);
});
afterAll(() => testing.close());

const path = (rest = "") => `/office/attendance/${dateId}${rest}`;
async function fileAt(rest: string): Promise<{ status: number; content: Buffer; name: string }> {
	const url = `/api/v1${path(rest)}`;
	const answer = await testing.fastify.inject({
		url,
		headers: { "x-forwarded-for": "10.0.0.1", ...loginHeaders(token) },
	});
	return { status: answer.statusCode, content: answer.rawPayload, name: String(answer.headers["content-disposition"]) };
}
const noted = async (action: string) =>
	(await testing.database.pool.query("select details from audit_trail where action = $1 order by id", [action])).rows;

/** Tagged, in German, with its own letters inside. */
function expectSound(pdf: Buffer) {
	const raw = pdf.toString("latin1");
	expect(raw).toMatch(/\/StructTreeRoot/);
	expect(raw).toMatch(/\/Marked true/);
	expect(raw).toMatch(/\/Lang \(de-DE\)/);
	expect(raw.match(/\/FontFile2/g)?.length).toBeGreaterThan(0);
	expect(raw).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
}
const pagesOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

test("ROOM-04 OFF-010 OFF-011 OFF-012 OFF-013 the list of a session: head, names by last name, three empty lines, what the lecturer signs", async () => {
	const { status, content } = await fileAt(`/session/${sessionId}/list`);
	expect(status).toBe(200);
	expectSound(content);
	expect(content.toString("latin1")).toMatch(/\/MediaBox \[0 0 841\.89 595\.28\]/);
	const words = wordsOf(content);
	for (const text of [
		"Teilnahmeliste:",
		`Nr. ${dateId}`,
		"Förderzeichen: SMJ-2026-0417",
		"Gefördert durch den Freistaat Sachsen.",
		"Unterrichtseinheiten",
		"Wohnort (PLZ, Ort)",
		"01099 Dresden",
		"Abel, Ärmin",
		"Richtigkeit bestätigt:",
		"Anzahl Teilnehmende:",
		"Seite 1 von 1",
	])
		expect(words).toContain(text);
	expect(words.indexOf("Abel, Ärmin")).toBeLessThan(words.indexOf("Sommer, Mika"));
	expect(words.replace(/\s/g, "")).toContain(`${LONG},Maximiliane-Charlotte`.replace(/\s/g, ""));
	expect(words).not.toMatch(/Gegangen|@|Elbweg/);
	const { persons } = (await ask("GET", path(), { token })).body.data as DoorList;
	expect(words).toMatch(new RegExp(` ${persons.length + 3} (?!${persons.length + 4})`));
	expect(await noted("list_printed")).toEqual([{ details: { persons: persons.length } }]);
	const papers = (await ask("GET", path("/papers"), { token })).body.data;
	expect(papers).toMatchObject({ persons: persons.length, printed_at: expect.any(String), booked_since: 0 });
});

test("ROOM-04 OFF-016 badges, seat cards and the table: each is noted with the number of persons", async () => {
	const badges = await fileAt("/badges");
	const cards = await fileAt("/seat_cards");
	for (const { status, content } of [badges, cards]) {
		expect(status).toBe(200);
		expectSound(content);
		expect(wordsOf(content)).toContain("Ärmin");
	}
	expect(badges.name).toContain("Namensschilder");
	const table = await fileAt(`/session/${sessionId}/table`);
	expect([table.status, table.content.subarray(0, 2).toString()]).toEqual([200, "PK"]);
	for (const action of ["badges_printed", "seat_cards_printed", "list_as_table"])
		expect(await noted(action)).toEqual([{ details: { persons: expect.any(Number) } }]);
	expect((await fileAt("/session/1999999/list")).status).toBe(404);
});

test("ROOM-04 300 participants and nobody: every page has its number and its head", async () => {
	const facts = { title: "Teilnahmeliste", author: "VSZ", at: "2026-11-24T12:00:00Z", ticked: null };
	const columns = [
		{ title: "Nr.", share: 1 },
		{ title: "Name", share: 5 },
		{ title: "Unterschrift", share: 5 },
	];
	const rows = Array.from({ length: 300 }, (_, index) => [String(index + 1), `${LONG} ${index}`]);
	const many = await listPdf({ ...facts, facts: [["Ort", "Dresden"]], wording: null, columns, rows, emptyRows: 3 });
	expectSound(many);
	const pages = pagesOf(many);
	expect(pages).toBeGreaterThan(15);
	expect(wordsOf(many).match(/Unterschrift(?! Dozent)/g)).toHaveLength(pages);
	expect(wordsOf(many)).toContain(`Seite ${pages} von ${pages}`);
	const none = await listPdf({ ...facts, facts: [], wording: null, columns, rows: [], emptyRows: 3 });
	expect([pagesOf(none), wordsOf(none)]).toEqual([1, expect.stringContaining("Seite 1 von 1")]);
	const persons = rows.map(([, name = ""]) => ({ first: name, last: name, company: name }));
	const cards = { ...facts, topic: LONG, persons };
	expect(pagesOf(await badgesPdf(cards))).toBe(30);
	expect(pagesOf(await seatCardsPdf(cards))).toBe(150);
	for (const draw of [badgesPdf, seatCardsPdf]) {
		const empty = await draw({ ...cards, persons: [] });
		expect([pagesOf(empty), wordsOf(empty)]).toEqual([1, expect.stringContaining("niemand angemeldet")]);
	}
});

test("OFF-015 a scan is known by its content, kept unchanged, fetched on record and deleted", async () => {
	const send = async (type: string, payload: Buffer) =>
		testing.fastify.inject({
			method: "POST",
			url: `/api/v1${path(`/session/${sessionId}/scan`)}`,
			headers: { ...loginHeaders(token), "x-forwarded-for": "10.0.0.1", "content-type": type },
			payload,
		});
	const pdf = Buffer.from("%PDF-1.4\n1 0 obj\nendobj\n%%EOF\n");
	const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3, 0xff, 0xd9]);
	expect((await send("application/pdf", Buffer.from("<html>"))).json().code).toBe("scan_unreadable");
	expect((await send("image/png", pdf)).statusCode).toBe(415);
	expect((await send("application/pdf", Buffer.alloc(20 * 1024 * 1024 + 1))).statusCode).toBe(413);
	const first = (await send("application/pdf", pdf)).json().data;
	expect(first).toMatchObject({ bytes: pdf.length, sha256: createHash("sha256").update(pdf).digest("hex") });
	expect((await send("application/pdf", pdf)).json().data.id).toBe(first.id);
	const picture = (await send("application/pdf", jpeg)).json().data;
	expect(picture.name).toMatch(/^Liste .*\.jpg$/);
	const scans = (await ask("GET", path("/papers"), { token })).body.data.scans;
	expect(scans.map(({ id }: { id: number }) => id)).toEqual([first.id, picture.id]);
	expect((await fileAt(`/scan/${first.id}`)).content).toEqual(pdf);
	expect(await noted("scan_fetched")).toHaveLength(1);
	expect((await ask("DELETE", path(`/scan/${first.id}`), { token })).status).toBe(200);
	expect((await fileAt(`/scan/${first.id}`)).status).toBe(404);
	const folder = join(mediaFolders(testing.config.dataDir).private, "scans");
	expect(await readdir(folder)).toEqual([picture.sha256]);
	// A file whose row is gone goes, as soon as it is old enough that nobody is about to write one.
	const lost = join(folder, "0".repeat(64));
	await writeFile(lost, pdf);
	await testing.app.services.scans.sweep();
	expect(await readdir(folder)).toHaveLength(2);
	const earlier = new Date(Date.now() - 2 * HOUR_MS);
	await utimes(lost, earlier, earlier);
	await testing.app.services.scans.sweep();
	expect(await readdir(folder)).toEqual([picture.sha256]);
});

test("OFF-014 a report is looked at first, then taken: who was there long enough was there", async () => {
	const { persons, sessions } = (await ask("GET", path(), { token })).body.data as DoorList;
	const minutes = (Date.parse(sessions[0]?.ends_at ?? "") - Date.parse(sessions[0]?.starts_at ?? "")) / 60_000;
	const csv = `Name,E-Mail,Dauer\nMika,mika@vsz.example,${minutes}\nÄrmin Abel,,${Math.floor(minutes / 2)}\nWer,,5\n`;
	const answer = await testing.fastify.inject({
		method: "POST",
		url: `/api/v1${path(`/session/${sessionId}/report`)}`,
		headers: { ...loginHeaders(token), "x-forwarded-for": "10.0.0.1", "content-type": "text/csv" },
		payload: Buffer.from(csv),
	});
	const idOf = (name: string) => persons.find((person) => person.name === name)?.id;
	const { stays, session_minutes } = answer.json().data;
	expect(session_minutes).toBe(minutes);
	expect(
		stays.map(({ person_id, matched_by, state }: Record<string, unknown>) => [person_id, matched_by, state]),
	).toEqual([
		[idOf("Sommer, Mika"), "email", "present"],
		[idOf("Abel, Ärmin"), "name", "partly"],
		[null, null, "partly"],
	]);
	expect(((await ask("GET", path(), { token })).body.data as DoorList).marks).toEqual([]);
	const taken = stays.filter(({ person_id }: { person_id: number | null }) => person_id !== null);
	const body = {
		session_id: sessionId,
		stays: taken.map(({ person_id, minutes: stay }: Record<string, number>) => ({ person_id, minutes: stay })),
	};
	const { marks } = (await ask("POST", path("/report"), { token, body })).body.data as DoorList;
	expect(marks.map(({ person_id, state }) => [person_id, state]).sort()).toEqual(
		[
			[idOf("Abel, Ärmin"), "partly"],
			[idOf("Sommer, Mika"), "present"],
		].sort(),
	);
});
