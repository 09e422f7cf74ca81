import { existsSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { berlinDay } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import { mediaFolders } from "#server/media/paths.ts";
import { type Ask, asker, loginHeaders, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { type Came, heldDate } from "#tests/support/held-date.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { staffWith } from "#tests/support/staff.ts";
import { withFloor } from "./figures.ts";

const GRANT = {
	reference: "SMJ-2026-0417",
	funder: "Freistaat Sachsen",
	period_from: "2026-01-01",
	period_to: "2026-12-31",
	notice_date: "2025-12-01",
	due_on: "2027-02-28",
	keep_until: null,
	wording: "Gefördert aus Steuermitteln.",
	tables: ["sector", "area"],
	unit_minutes: 45,
	wants_lists: false,
	goal_dates: null,
	goal_people: null,
};

/** The files of an archive by name, read as any program reads them: from its directory. */
function filesIn(archive: Buffer): Map<string, Buffer> {
	const files = new Map<string, Buffer>();
	const end = archive.lastIndexOf(Buffer.from("PK\u0005\u0006"));
	let at = archive.readUInt32LE(end + 16);
	for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
		const length = archive.readUInt16LE(at + 28);
		const name = archive.subarray(at + 46, at + 46 + length).toString();
		const start = archive.readUInt32LE(at + 42) + 30 + length;
		files.set(name, inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20))));
		at += 46 + length;
	}
	return files;
}

const people = (count: number, more: Partial<Came>): Came[] =>
	Array.from({ length: count }, (_, index) => ({
		first_name: "Vor",
		last_name: "Nach",
		email: `p${index}-${more.sector}@example.org`,
		...more,
	}));

let testing: TestApp;
let ask: Ask;
let token: StaffToken;
beforeAll(async () => {
	testing = await createTestApp({ env: { TRUST_PROXY: "1" } });
	ask = asker(testing);
	token = (await staffWith(testing, ask, "office")).token;
}, 60_000);
afterAll(() => testing.close());

const office = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
	ask(method, `/office/${path}`, { token, body });
const zip = async (path: string) => {
	const cookie = `vsz-office=${token.office}; __Host-vsz-office=${token.office}`;
	return (await testing.fastify.inject({ url: `/api/v1/office/${path}`, headers: { cookie } })).rawPayload;
};

test("ROOM-08 no group is smaller than five persons in anything that leaves the house", () => {
	const groups = (...sizes: number[]) => sizes.map((persons, index) => ({ name: `g${index}`, persons }));
	expect(withFloor(groups(12, 4, 3))).toEqual([
		{ name: "g0", persons: 12 },
		{ name: "weitere", persons: 7 },
	]);
	expect(withFloor(groups(12, 6, 2))).toEqual([
		{ name: "g0", persons: 12 },
		{ name: "weitere", persons: 8 },
	]);
	expect(withFloor(groups(5, 5))).toEqual([
		{ name: "g0", persons: 5 },
		{ name: "g1", persons: 5 },
	]);
});

test("ROOM-08 the pack counts persons who were there, names nobody and says when lists are deleted", async () => {
	const { id } = (await office("POST", "grant", { ...GRANT, goal_dates: 3, goal_people: 40 })).body.data;
	expect((await office("POST", "grant", GRANT)).body.code).toBe("grant_reference_taken");
	const came = [
		...people(6, { sector: 9 }),
		...people(2, { sector: 6, postcode: "10115" }),
		...people(1, { sector: 5, others: [{ first_name: "Ada", last_name: "Lang" }] }),
		...people(1, { sector: 1, states: ["absent"] }),
	];
	const { id: dateId } = await heldDate(testing, came, { units: [6], at: new Date(Date.now() - 2 * DAY_MS) });
	expect((await office("PUT", `seminar_date/${dateId}/grant`, { grant_id: id })).body.data.grant.id).toBe(id);

	const page = (await office("GET", `grant/${id}`)).body.data;
	expect(page.dates).toMatchObject([
		{ state: "held", registered: 11, present: 10, no_show: 1, units: 6, person_units: 60, person_days: 10 },
	]);
	expect([page.missing, page.delete_on, page.pack]).toEqual([[], "2032-12-31", null]);
	const listed = (await office("GET", "grant")).body.data.find((one: { id: number }) => one.id === id);
	expect(listed).toMatchObject({ goal_dates: 3, held: 1, planned: 0, goal_people: 40, people: 10 });

	const files = filesIn(await zip(`grant/${id}/pack`));
	expect([...files.keys()]).toEqual([
		"1-Deckblatt.pdf",
		"2-Auswertung.xlsx",
		expect.stringMatching(/^3-Programm\/.+\.txt$/),
	]);
	const cover = wordsOf(files.get("1-Deckblatt.pdf") ?? Buffer.alloc(0));
	for (const words of ["SMJ-2026-0417", "10 Personen", "am 31.12.2032", "Gefördert aus Steuermitteln."])
		expect(cover).toContain(words);
	const book = await readXlsx(files.get("2-Auswertung.xlsx") as Buffer);
	const rows = Object.fromEntries(book.sheets.map(({ name, rows }) => [name, rows]));
	expect(rows["Bereich des Engagements"]?.slice(1)).toEqual([["weitere", 10]]);
	expect(rows.Postleitzahlgebiet?.slice(1)).toEqual([["weitere", 10]]);
	expect([...files.values()].map(String).join()).not.toMatch(/Religionsgemeinschaften|Ada|@example/);
	expect([...files.values()].at(-1)?.toString()).toContain("Gefördert aus Steuermitteln.");
});

test("ROOM-08 what is missing is said before; what was handed in is frozen with its hash and compared later", async () => {
	const { id } = (await office("POST", "grant", { ...GRANT, reference: "SMJ-2", wording: "", notice_date: null })).body
		.data;
	expect((await office("POST", `grant/${id}/delivery`)).body.code).toBe("grant_incomplete");
	const came = [...people(2, { sector: 9 }), ...people(1, { sector: 2, states: [null] })];
	const { booked, id: dateId } = await heldDate(testing, came, { grantId: id });
	const { missing } = (await office("GET", `grant/${id}`)).body.data;
	expect(missing).toEqual(["Datum des Bescheids", "Wortlaut für Veröffentlichungen", "Anwesenheit von 1 Person"]);

	const { pack } = (await office("POST", `grant/${id}/delivery`)).body.data;
	expect(pack.hash).toMatch(/^[\da-f]{64}$/);
	expect(pack.differences).toEqual([]);
	const frozen = await zip(`grant/${id}/delivered`);
	await testing.database.pool.query(
		`insert into attendance (session_id, person_id, state, source, noted_at)
		select id, $1, 'present', 'paper', now() from seminar_sessions where seminar_date_id = $2`,
		[booked[2]?.personIds[0], dateId],
	);
	const later = (await office("GET", `grant/${id}`)).body.data.pack;
	expect(later.differences).toEqual([
		expect.stringMatching(/: anwesend 2 statt jetzt 3$/),
		expect.stringMatching(/: Teilnahmestunden 8 statt jetzt 12$/),
	]);
	expect((await zip(`grant/${id}/delivered`)).equals(frozen)).toBe(true);
	await expect(testing.database.pool.query("update grant_packs set hash = 'x'")).rejects.toThrow("append-only");
});

const JPEG = Buffer.from("ffd8ffe000104a46494600ffd9", "hex");

/** A signed list comes back for the first session of a date. */
async function scanFor(dateId: number): Promise<void> {
	const { rows } = await testing.database.pool.query(
		"select id from seminar_sessions where seminar_date_id = $1 order by starts_at limit 1",
		[dateId],
	);
	const { statusCode } = await testing.fastify.inject({
		method: "POST",
		url: `/api/v1/office/attendance/${dateId}/session/${rows[0].id}/scan`,
		headers: { ...loginHeaders(token), "content-type": "image/jpeg" },
		payload: JPEG,
	});
	expect(statusCode).toBe(200);
}

const looksAt = async (dateId: number) =>
	(
		await testing.database.pool.query(
			"select 1 from audit_trail where action = 'seen' and subject = 'date' and subject_id = $1",
			[String(dateId)],
		)
	).rowCount;

test("ROOM-08 OFF-031 where the funder asks for lists they lie in the pack, signed or else digital, and go on their day", async () => {
	const names: Came[] = [
		{ first_name: "Wilhelmine", last_name: "Zschau", email: "w@example.org" },
		{ first_name: "Nichtda", last_name: "Gewesen", email: "n@example.org", states: ["absent", "absent"] },
	];
	const asked = { ...GRANT, reference: "SMJ-4", period_to: "2026-12-31", wants_lists: true };
	const { id, revision } = (await office("POST", "grant", asked)).body.data;
	const { id: dateId } = await heldDate(testing, names, {
		grantId: id,
		units: [4, 2],
		at: new Date(Date.now() - 5 * DAY_MS),
	});
	const empty = await heldDate(testing, people(1, { sector: 1, states: [null] }), { grantId: id });
	expect((await office("GET", `grant/${id}`)).body.data.missing).toEqual([
		"Anwesenheit von 1 Person",
		expect.stringMatching(/^Teilnahmeliste zu „.+“ am \d\d\.\d\d\.\d{4}$/),
	]);
	await scanFor(dateId);
	await scanFor(empty.id);
	expect((await office("GET", `grant/${id}`)).body.data.missing).toEqual(["Anwesenheit von 1 Person"]);

	const files = filesIn(await zip(`grant/${id}/pack`));
	const lists = [...files.keys()].filter((name) => name.startsWith("4-Listen/"));
	expect(lists).toEqual([
		expect.stringMatching(/^4-Listen\/\d{4}-\d\d-\d\d-[\w-]+\/Termin-\d+-Sitzung-1-unterschrieben-1\.jpg$/),
		expect.stringMatching(/Sitzung-2-digital\.pdf$/),
		expect.stringMatching(/Sitzung-1-unterschrieben-1\.jpg$/),
	]);
	expect(files.get(lists[0] ?? "")?.equals(JPEG)).toBe(true);
	const digital = wordsOf(files.get(lists[1] ?? "") ?? Buffer.alloc(0));
	for (const words of ["Zschau, Wilhelmine", "anwesend", "Anzahl Teilnehmende: 1", "Digital erfasst"])
		expect(digital).toContain(words);
	expect(digital).not.toMatch(/Gewesen|Unterschrift Dozent/);
	expect(wordsOf(files.get("1-Deckblatt.pdf") ?? Buffer.alloc(0))).toContain("4-Listen");
	expect(await looksAt(dateId)).toBe(1);

	const { pack } = (await office("POST", `grant/${id}/delivery`)).body.data;
	expect(pack).toMatchObject({ has_lists: true, emptied_at: null });
	expect([...filesIn(await zip(`grant/${id}/delivered`)).keys()]).toEqual(expect.arrayContaining(lists));
	const { file } = (await testing.database.pool.query("select file from grant_packs where grant_id = $1", [id]))
		.rows[0];
	const path = join(mediaFolders(testing.config.dataDir).private, "papers", file);
	expect(existsSync(path)).toBe(true);

	const without = { ...asked, wants_lists: false, keep_until: "2020-01-01", period_from: null, revision };
	expect((await office("PUT", `grant/${id}`, without)).status).toBe(200);
	const bare = filesIn(await zip(`grant/${id}/pack`));
	expect([...bare.keys()].filter((name) => name.startsWith("4"))).toEqual([]);
	const told = [...bare].map(([name, content]) => (name.endsWith(".pdf") ? wordsOf(content) : String(content)));
	expect(told.join()).not.toMatch(/Wilhelmine|Zschau|Gewesen/);

	await testing.app.services.retention.forgetOld();
	const after = (await office("GET", `grant/${id}`)).body.data.pack;
	expect(after).toMatchObject({ hash: pack.hash, emptied_at: expect.any(String) });
	expect(existsSync(path)).toBe(false);
	expect((await office("GET", `grant/${id}/delivered`)).status).toBe(404);
});

test("ROOM-08 TODAY-02 a proof that is due stands on Heute until it is handed in", async () => {
	const soon = isoDay(addDays(berlinDay(new Date()), 10));
	const { id } = (await office("POST", "grant", { ...GRANT, reference: "SMJ-3", due_on: soon })).body.data;
	const waiting = async () =>
		(await office("GET", "to_do")).body.data.groups
			.flatMap(({ to_dos }: { to_dos: { kind: string; title: string }[] }) => to_dos)
			.filter(({ kind }: { kind: string }) => kind === "grant_proof");
	expect(await waiting()).toMatchObject([{ title: "Nachweis SMJ-3" }]);
	await heldDate(testing, people(1, { sector: 1 }), { grantId: id });
	await office("POST", `grant/${id}/delivery`);
	expect(await waiting()).toEqual([]);
});
