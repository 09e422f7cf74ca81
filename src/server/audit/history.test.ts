import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asker } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { staffWith } from "#tests/support/staff.ts";

const START = new Date("2026-11-18T23:30:00Z");
let now = START;
let api: TestApp;
let ask: ReturnType<typeof asker>;
type Person = Awaited<ReturnType<typeof staffWith>>;
let admin: Person;
let accounting: Person;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, demo: false });
	await api.database.pool.query("insert into categories (slug, name) values ('recht', 'Recht für Ärzte')");
	ask = asker(api);
	admin = await staffWith(api, ask, "admin");
	accounting = await staffWith(api, ask, "accounting");
	const { audit } = api.app.services;
	const { db } = api.database;
	now = new Date("2026-11-16T10:00:00Z");
	await audit.note(db, "system", "payment_paid", "VSZ-2026-000412", { payment_id: 7, amount_cents: 4_900 });
	now = new Date("2026-11-18T08:00:00Z");
	await audit.note(db, admin, "order_withdrawn", "VSZ-2026-000412", { was: "paid", by: "staff", reason: "Kulanz" });
	now = START;
	await audit.note(db, admin, "category_changed", 1, { name: ["Vereinsrecht", "Recht für Ärzte"] });
	await audit.note(db, "system", "retention", "all", { letters: 37, withdrawals: 0 });
});
afterAll(() => api.close());

const history = async (query = "", { token } = admin) => {
	const { status, body } = await ask("GET", `/office/history${query}`, { token });
	expect(status).toBe(200);
	return body;
};
const textsOf = async (query: string, by = admin) =>
	(await history(query, by)).data.map(({ text }: { text: string }) => text);

describe("LOG-01 the history", () => {
	test("tells who did what when, newest first, with what was and what is", async () => {
		const { data, total, total_is_least, next, previous } = await history("?area=content");
		expect({ data, total, total_is_least, next, previous }).toEqual({
			data: [
				{
					id: expect.any(Number),
					at: "2026-11-19T00:30:00+01:00",
					who: { id: admin.id, name: "admin" },
					action: "category_changed",
					text: "Kategorie geändert",
					subject: "category",
					subject_id: "1",
					subject_title: "Recht für Ärzte",
					path: "/inhalte/kategorien",
					changes: [{ field: "name", label: "Name", before: "Vereinsrecht", after: "Recht für Ärzte" }],
					facts: [],
					note: null,
				},
			],
			total: 1,
			total_is_least: false,
			next: null,
			previous: null,
		});
		expect((await history("?area=money")).data).toMatchObject([
			{
				text: "Bestellung widerrufen",
				note: "Kulanz",
				facts: [{ label: "Von wo", value: "Verwaltung" }, { value: "bezahlt" }],
			},
			{ text: "Zahlung eingegangen", who: null, facts: [{ value: "7" }, { label: "Betrag", value: "49,00\u00a0€" }] },
		]);
		expect((await history("?action=retention")).data[0].facts).toEqual([
			{ field: "letters", label: "Briefe", value: "37" },
		]);
	});

	test("is filtered by person, thing, kind and time, by days in Berlin", async () => {
		const all = [
			"Daten nach Ablauf der Frist gelöscht",
			"Kategorie geändert",
			"Bestellung widerrufen",
			"Zahlung eingegangen",
		];
		expect(await textsOf("")).toEqual(all);
		expect(await textsOf("?sort=at")).toEqual(all.toReversed());
		expect(await textsOf(`?who=${admin.id}&action=category_changed`)).toEqual(["Kategorie geändert"]);
		expect(await textsOf("?who=people&area=money")).toEqual(["Bestellung widerrufen"]);
		expect(await textsOf("?who=system&area=money")).toEqual(["Zahlung eingegangen"]);
		expect(await textsOf("?subject=order&subject_id=VSZ-2026-000412")).toHaveLength(2);
		expect(await textsOf("?subject=order&subject_id=VSZ-2026-000413")).toEqual([]);
		expect(await textsOf("?from=2026-11-18&to=2026-11-18")).toEqual(["Bestellung widerrufen"]);
		expect(await textsOf("?days=1&area=content")).toEqual(["Kategorie geändert"]);
		expect(await textsOf("?days=1&area=money")).toEqual([]);
	});

	test("is searched by words, numbers and names, in every spelling", async () => {
		expect(await textsOf("?q=aerzte")).toEqual(["Kategorie geändert"]);
		expect(await textsOf("?q=%C3%84RZTE")).toEqual(["Kategorie geändert"]);
		expect(await textsOf("?q=000412")).toHaveLength(2);
		expect(await textsOf("?q=vs")).toHaveLength(2);
		expect(await textsOf("?q=eingegangen")).toEqual(["Zahlung eingegangen"]);
		expect(await textsOf("?q=ADMIN&area=money")).toEqual(["Bestellung widerrufen"]);
		for (const wild of ["%25", "_", "%5C"]) expect(await textsOf(`?q=${wild}VSZ`)).toEqual([]);
	});

	test("shows those who may see money alone what is about money, whatever they ask for", async () => {
		const money = ["Bestellung widerrufen", "Zahlung eingegangen"];
		expect(await textsOf("", accounting)).toEqual(money);
		expect(await textsOf("?area=money", accounting)).toEqual(money);
		expect(await textsOf("?area=content", accounting)).toEqual([]);
		expect(await textsOf("?subject=category&subject_id=1", accounting)).toEqual([]);
		expect(await textsOf("?q=rzte", accounting)).toEqual([]);
		const { body } = await ask("GET", "/office/history/export?format=csv", accounting);
		expect(body).not.toContain("Kategorie");
	});

	test("goes page by page", async () => {
		const first = await history("?per_page=1&area=money");
		expect([first.first, first.total, first.previous]).toEqual([1, 2, null]);
		const second = await history(`?per_page=1&area=money&after=${first.next}`);
		expect([second.first, second.next, second.data[0].text]).toEqual([2, null, "Zahlung eingegangen"]);
		expect((await history(`?per_page=1&area=money&before=${second.previous}`)).data).toEqual(first.data);
		const forged = await ask("GET", "/office/history?after=x", admin);
		expect([forged.status, forged.body.code]).toEqual([422, "invalid"]);
	});

	test("is read in its order through an index, in both directions and from every place", async () => {
		const client = await api.database.pool.connect();
		await client.query("set enable_seqscan = off; set enable_sort = off; set enable_incremental_sort = off");
		for (const rest of [
			"order by at desc, id desc",
			"order by at, id",
			"where (at, id) < (now(), 5) order by at desc, id desc",
			"where user_id = 1 and (at, id) < (now(), 5) order by at desc, id desc",
			"where action = 'seen' and (at, id) > (now(), 5) order by at, id",
			"where subject = 'order' and subject_id = 'x' order by at desc, id desc",
		]) {
			const { rows } = await client.query(`explain select * from audit_trail ${rest} limit 51`);
			const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
			expect([rest, plan]).toEqual([rest, expect.stringMatching(/Index Scan/)]);
			expect([rest, plan]).toEqual([rest, expect.not.stringMatching(/Sort/)]);
		}
		client.release(true);
	});

	test("cannot be changed, deleted or emptied", async () => {
		for (const statement of ["update audit_trail set at = now()", "delete from audit_trail", "truncate audit_trail"])
			await expect(api.database.pool.query(statement)).rejects.toMatchObject({ code: "23001" });
		await expect(api.database.pool.query("truncate users cascade")).rejects.toMatchObject({ code: "23001" });
	});

	test("calls places and grants by their names, whatever number was noted", async () => {
		const { rows } = await api.database.pool.query(
			`with place as (insert into places (name, city) values ('Haus am Fluss', 'Dresden') returning id),
			funded as (insert into grants (reference) values ('SMJ-7') returning id)
			select place.id as place, funded.id as funded from place, funded`,
		);
		const { place, funded } = rows[0];
		const { audit } = api.app.services;
		const details = { place_id: [null, place], grant_id: [funded, 999_999], capacity: [8, 9] };
		await audit.note(api.database.db, admin, "date_changed", 77, details);
		const [entry] = (await history("?subject=date&subject_id=77")).data;
		expect(entry.changes).toEqual(
			expect.arrayContaining([
				{ field: "place_id", label: "Ort", before: null, after: "Haus am Fluss, Dresden" },
				{ field: "grant_id", label: "Bewilligung", before: "SMJ-7", after: "999999" },
				expect.objectContaining({ field: "capacity", before: "8", after: "9" }),
			]),
		);
	});
});

describe("LOG-02 whoever looks at somebody's data", () => {
	const looks = async () => {
		const { rows } = await api.database.pool.query(
			"select user_id, subject, subject_id from audit_trail where action = 'seen' order by id",
		);
		return rows;
	};

	test("is noted once an hour for each person and thing, however often the screen asks", async () => {
		const before = await looks();
		now = new Date("2026-11-18T23:31:00Z");
		await Promise.all(Array.from({ length: 5 }, () => history("?subject=member&subject_id=2")));
		now = new Date("2026-11-18T23:58:00Z");
		await history("?subject=member&subject_id=2");
		await history("?subject=member&subject_id=3");
		now = new Date("2026-11-19T00:00:00Z");
		await history("?subject=member&subject_id=2");
		await history(`?who=${accounting.id}`);
		await history("?subject=order&subject_id=VSZ-2026-000412");
		await history("?subject=member&subject_id=Sabine+Kern");
		const seen = (subject: string, subject_id: string) => ({ user_id: admin.id, subject, subject_id });
		expect((await looks()).slice(before.length)).toEqual([
			seen("member", "2"),
			seen("member", "3"),
			seen("member", "2"),
			seen("user", String(accounting.id)),
		]);
		expect(await textsOf("?subject=member&subject_id=3")).toEqual([]);
		expect(await textsOf("?subject=member&subject_id=3&looks=1")).toEqual(["Daten angesehen", "Daten angesehen"]);
	});
});
