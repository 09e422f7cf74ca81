import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#contract/constants.ts";
import type { Report, Reports } from "#contract/office/reports.ts";
import { type Came, heldDate } from "#tests/support/held-date.ts";
import { openOffice } from "#tests/support/house.ts";
import { wordsOf } from "#tests/support/pdf.ts";

let house: Awaited<ReturnType<typeof openOffice>>;
/** Long before anything of the demonstration, and another year before that. */
const [MARCH, APRIL, YEAR_BEFORE] = ["2019-03-12T17:00:00Z", "2019-04-09T16:00:00Z", "2018-03-13T17:00:00Z"].map(
	(at) => new Date(at),
);
const QUERY = "period=free&from=2019-01-01&to=2019-12-31&against=year_before";

const people = (count: number, sector: number, more: Partial<Came> = {}): Came[] =>
	Array.from({ length: count }, (_, index) => ({
		first_name: "Vor",
		last_name: "Nach",
		email: `p${index}-${sector}@example.org`,
		sector,
		...more,
	}));

beforeAll(async () => {
	house = await openOffice("accounting");
	const { api } = house;
	await heldDate(api, people(2, 9), { at: YEAR_BEFORE as Date, capacity: 10 });
	const march = [
		...people(8, 9),
		...people(6, 1, { postcode: "10115" }),
		...people(2, 6),
		...people(1, 3, { states: ["absent"] }),
	];
	await heldDate(api, march, { at: MARCH as Date, capacity: 20 });
	await heldDate(api, people(1, 9, { others: [{ first_name: "Mit", last_name: "Komm" }] }), {
		at: APRIL as Date,
		capacity: 20,
	});
	await api.database.pool.query(
		`insert into donations (reference, amount_cents, rhythm, paid_at, created_at)
		select 'REP' || n, 1000 * n, 'one_off', $1::timestamptz + n * interval '1 day', $1 from generate_series(1, 3) n`,
		[new Date((MARCH as Date).getTime() - 2 * DAY_MS)],
	);
	await api.database.pool.query(
		`insert into seminar_visits (seminar_id, day, step, count)
		select min(seminars.id), day::date, step, count from seminars, (values
			('2019-01-01', 'looked', 90), ('2019-12-31', 'looked', 10), ('2019-05-05', 'began', 8), ('2019-05-05', 'finished', 4),
			('2018-12-31', 'looked', 7), ('2020-01-01', 'looked', 7)) as given(day, step, count) group by 2, 3, 4`,
	);
}, 60_000);
afterAll(() => house.api.close());

const reports = async (query = QUERY): Promise<Reports> =>
	(await house.ask("GET", `/office/report?${query}`, { token: house.office.token })).body.data;
const report = (all: Reports, key: Report["key"]) => all.reports.find((one) => one.key === key) as Report;
const named = (all: Reports, key: Report["key"]) =>
	Object.fromEntries(report(all, key).rows.map(({ name, now, before }) => [name, [now, before]]));

const cookies = () => {
	const { office } = house.office.token;
	return { cookie: `vsz-office=${office}; __Host-vsz-office=${office}` };
};

/** The file as any program reads it: its sheets with their rows. */
async function file(more = ""): Promise<Record<string, unknown[][]>> {
	const url = `/api/v1/office/report/export?${QUERY}${more}`;
	const answer = await house.api.fastify.inject({ url, headers: cookies() });
	const book = await readXlsx(answer.rawPayload);
	return Object.fromEntries(book.sheets.map(({ name, rows }) => [name, rows]));
}

test("REP-01 every report counts what happened in a period beside another", async () => {
	const all = await reports();
	expect([all.period, all.against]).toEqual([
		{ from: "2019-01-01", to: "2019-12-31" },
		{ from: "2018-01-01", to: "2018-12-31" },
	]);
	expect(named(all, "months")["März 2019"]).toEqual([
		[17, 16, 17],
		[2, 2, 2],
	]);
	expect(named(all, "months")["April 2019"]).toEqual([
		[2, 2, 2],
		[0, 0, 0],
	]);
	expect(named(all, "sectors")).toEqual({
		Sport: [[9], [2]],
		Bildung: [[6], [0]],
		Religionsgemeinschaften: [[2], [0]],
		"Keine Angabe": [[1], [0]],
	});
	expect(named(all, "commitments")).toEqual({ "Ein bis fünf Jahre": [[17], [2]], "Keine Angabe": [[1], [0]] });
	expect(named(all, "regions")).toEqual({ "PLZ 01": [[11], [2]], "PLZ 10": [[6], [0]], "Keine Angabe": [[1], [0]] });
	expect(Object.values(named(all, "seminars"))).toEqual([
		[
			[47.5, 19, 40, 2],
			[20, 2, 10, 1],
		],
	]);
	expect(report(all, "lecturers").rows).toHaveLength(1);
	expect(named(all, "repeaters")["März 2019"]?.[0]).toEqual([11.8, 17, 2]);
	expect(named(all, "repeaters")["April 2019"]?.[0]).toEqual([100, 1, 1]);
	expect(named(all, "donations")["März 2019"]?.[0]).toEqual([6000, 3]);
	expect(all.facts.map(({ now }) => now)).toEqual([18, 47.5, 0, 16.7, 4]);
	expect(report(all, "visits").rows.map(({ now, before }) => [now, before])).toEqual([
		[
			[100, 8, 4, 18, 4],
			[7, 0, 0, 2, 0],
		],
	]);
	expect(report(all, "months").chart?.paths.map(({ look }) => look)).toEqual(["b2", "b1", "b1"]);
	expect(report(all, "repeaters").chart?.paths.map(({ look }) => look)).toEqual(["l2", "a1", "l1"]);
});

test("REP-01 revenue and courses are those of the books and orders", async () => {
	const { rows } = await house.api.database.pool.query(
		"select coalesce(sum(net_cents), 0)::int as net from invoices where issued_on between '2020-01-01' and '2029-12-31'",
	);
	const sold = await house.api.database.pool.query(
		"select count(*)::int as sold from order_lines join orders on orders.id = order_id where state in ('placed', 'paid')",
	);
	const all = await reports(
		"period=free&from=2020-01-01&to=2029-12-31&against=free&against_from=2010-01-01&against_to=2019-12-31",
	);
	expect(all.facts.find(({ title }) => title === "Umsatz")?.now).toBe(rows[0].net);
	const total = report(all, "courses").rows.reduce((sum, { now }) => sum + (now[0] ?? 0), 0);
	expect(total).toBe(sold.rows[0].sold);
});

test("REP-01 OFF-033 in the file no small group stands alone, and no difference tells of one", async () => {
	const book = await file();
	const sectors = book["Teilnehmende nach Bereich"];
	expect(sectors?.[0]).toEqual(["Bereich", "Teilnehmende", "Teilnehmende im Vergleich"]);
	expect(JSON.stringify(book)).not.toContain("Religionsgemeinschaften");
	const values = sectors?.slice(1).flatMap(([, now, before]) => [now, before]) as (number | null)[];
	for (const value of values) expect(value === null || value === 0 || value >= 5).toBe(true);
	const overview = Object.fromEntries((book.Übersicht ?? []).map(([title, , now, before]) => [title, [now, before]]));
	const [whole, wholeBefore] = overview.Teilnehmende as [number, number | null];
	const told = sectors?.slice(1).reduce((sum, [, now]) => sum + Number(now), 0) as number;
	expect(whole - told).toBe(0);
	expect(wholeBefore).toBeNull();
	// Three of eighteen: the share would tell the group.
	expect(overview["Kommen wieder"]).toEqual([null, null]);
	expect(book.Spenden?.slice(1).map(([name, , count]) => [name, count])).not.toContainEqual(["März 2019", 3]);
});

test("REP-01 OFF-033 the folder for the board shows charts and tables on paper, and no small group", async () => {
	const answer = await house.api.fastify.inject({
		url: `/api/v1/office/report/folder?${QUERY}`,
		headers: cookies(),
	});
	expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
	const words = wordsOf(answer.rawPayload);
	expect(words).toContain("Mappe für den Vorstand");
	expect(words).toContain("März 2019 (März 2018) 17 (2) 16 (2) 17 (2)");
	expect(words).toMatch(/Kommen wieder – kein Vergleich/);
	expect(words).not.toContain("Religionsgemeinschaften");
	const drawn = [...answer.rawPayload.toString("latin1").matchAll(/\/S \/Figure\b/g)];
	// Seats and revenue in time; sectors, commitments, regions, seminars, lecturers and visits as bars.
	expect(drawn.length).toBeGreaterThanOrEqual(7);
});

test("REP-01 one report alone is a book of one sheet with typed cells", async () => {
	const book = await file("&report=seminars");
	expect(Object.keys(book)).toEqual(["Auslastung je Seminar"]);
	expect(book["Auslastung je Seminar"]?.[1]?.slice(1)).toEqual([47.5, 19, 40, 2, 20, 2, 10, 1]);
});

test("REP-01 a period that cannot be is refused at its field", async () => {
	const answer = await house.ask("GET", "/office/report?period=free&from=2026-02-01", { token: house.office.token });
	expect([answer.status, Object.keys(answer.body.validation_errors ?? {})]).toEqual([422, ["to"]]);
});
