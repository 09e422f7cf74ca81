import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type FiledBooking, statementFile } from "#server/demo/office/statement-file.ts";
import { zipped } from "#server/zip.ts";
import { XML } from "#tests/support/bank-calls.ts";
import { openDate } from "#tests/support/builders.ts";
import { addDate } from "#tests/support/dates.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openOffice } from "#tests/support/house.ts";
import { oneInvoice } from "#tests/support/one-invoice.ts";

let house: Awaited<ReturnType<typeof openOffice>>;
let dateId: number;
beforeAll(async () => {
	house = await openOffice("accounting");
	const { id: seminarId } = await openDate(house.api.get, "priced");
	dateId = await addDate(house.api.database.pool, { seminarId, at: "2039-03-01T17:00:00Z", capacity: 100 });
	await query("update donations set paid_at = created_at where paid_at is null");
});
afterAll(() => house.api.close());

const query = async <T = Record<string, number>>(sql: string, ...values: unknown[]) =>
	(await house.api.database.pool.query(sql, values)).rows as T[];
const send = async (path: string, body: object, headers?: Record<string, string>) =>
	(await house.ask("POST", `/office/bank${path}`, { body, token: house.office.token, ...(headers ? { headers } : {}) }))
		.body.data;
const task = async () => (await house.ask("GET", "/office/task", { token: house.office.token })).body.data[0];
const turn = () => house.api.app.services.tasks.turn();
const toItsEnd = async () => {
	while (await turn());
	return task();
};
const bookings = async () => (await query("select count(*)::int as n from bank_transactions"))[0]?.n ?? 0;
const leftovers = () =>
	query("select (select count(*)::int from bank_files) + (select count(*)::int from bank_file_parts) as n");

const ACCOUNT = "DE02120300000000202051";
const day = (sequence: number, count: number, more: readonly FiledBooking[] = []) =>
	statementFile({
		...{ account: ACCOUNT, sequence, day: `2026-10-${String(sequence).padStart(2, "0")}`, opening_cents: 0 },
		bookings: [
			...Array.from({ length: count }, (_, at) => ({
				amount_cents: 100,
				name: "Mika",
				iban: "",
				purpose: `Nr. ${sequence}-${at}`,
			})),
			...more,
		],
	});

/** A step that has written its statement and waits at the bookings loses its connection. */
async function killInTheMiddle(): Promise<void> {
	const holder = await house.api.database.pool.connect();
	await holder.query("begin; lock table bank_transactions in share mode");
	const step = turn().catch(() => "died");
	await eventually(async () => {
		// Within a transaction PostgreSQL tells of those connections alone that it told of first.
		const { rows } = await house.api.database.pool.query(
			"select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
		);
		expect(rows).toHaveLength(1);
	});
	expect(await step).toBe("died");
	expect(console.error).toHaveBeenCalledWith(expect.stringContaining("bank_file"));
	vi.mocked(console.error).mockClear();
	await holder.query("rollback");
	holder.release();
}

test("BANK-01 a large file is answered at once and read statement by statement; a kill in the middle loses and doubles nothing", async () => {
	const before = await bookings();
	const noise = Buffer.from(`<!--${randomBytes(60_000).toString("hex")}-->`);
	const zip = await zipped([
		{ name: "1.xml", content: Buffer.concat([day(1, 3), noise]) },
		{ name: "2.xml", content: day(2, 4) },
		{ name: "3.xml", content: day(3, 5) },
	]);
	const answer = await send("/statement", zip, XML);
	expect(answer).toMatchObject({ statements: [], task: { state: "waiting", total: 0 } });
	expect(await bookings()).toBe(before);
	await turn();
	expect(await task()).toMatchObject({ state: "running", done: 0, total: 12 });
	await turn();
	expect([await task(), await bookings()]).toMatchObject([{ done: 3 }, before + 3]);
	await killInTheMiddle();
	expect([await task(), await bookings()]).toMatchObject([{ done: 3 }, before + 3]);
	expect(await toItsEnd()).toMatchObject({
		state: "done",
		done: 12,
		total: 12,
		result: { text: expect.stringMatching(/^12 neue Buchungen/) },
	});
	expect([await bookings(), await leftovers()]).toEqual([before + 12, [{ n: 0 }]]);
	await send("/statement", zip, XML);
	expect((await toItsEnd()).result.text).toBe("0 neue Buchungen · 12 waren schon da");
	expect(await bookings()).toBe(before + 12);
});

test("BANK-01 what cannot be read says so at the end, and a file that is broken off leaves only whole statements", async () => {
	const before = await bookings();
	await send("/statement", Buffer.from(`<?xml version="1.0"?><kaputt>${"x".repeat(1_100_000)}`), XML);
	expect(await toItsEnd()).toMatchObject({ state: "failed", error: expect.stringContaining("Datei") });
	const large = (file: Buffer) => Buffer.concat([file, Buffer.alloc(1_100_000, " ")]);
	const { task: begun } = await send("/statement", large(day(5, 6)), XML);
	await turn();
	await house.ask("POST", `/office/task/${begun.id}/cancellation`, { token: house.office.token });
	expect(await toItsEnd()).toMatchObject({ state: "cancelled" });
	expect([await bookings(), await leftovers()]).toEqual([before, [{ n: 0 }]]);
	await send("/statement", large(day(5, 6)), XML);
	expect((await toItsEnd()).result.text).toContain("6 neue Buchungen");
});

test("BANK-02 all that is certain is taken, also beyond what a screen shows, but neither what is left out nor what is a tie", async () => {
	const one = () => oneInvoice(house.api, dateId, 9_800);
	const [first, second, third, twice, left] = [await one(), await one(), await one(), await one(), await one()];
	const paying = (purpose: string) => ({ amount_cents: 9_800, name: "Wer auch immer", iban: "", purpose });
	await house.api.app.services.bankImporting.read(
		day(6, 310, [
			...[paying(first.number), paying(second.number), paying(third.number), paying(left.number)],
			...[paying(twice.number), paying(`${twice.number} noch einmal`)],
		]),
		"system",
	);
	const named = async (number: string): Promise<number> =>
		(await query<{ id: number }>("select id from bank_transactions where purpose = $1", number))[0]?.id ?? 0;
	const changed = { id: await named(third.number), mark: "invoice-1:9800" };
	const begun = await send("/take_all", { seen: [changed], left: [await named(left.number)] });
	expect(begun).toMatchObject({ title: "Sichere Zahlungen übernehmen", total: 2 });
	// Meanwhile somebody else puts one of them somewhere.
	await send("/aside", { ids: [await named(second.number)], aside: "other", reason: "Irrläufer" });
	expect((await toItsEnd()).result.text).toBe("1 übernommen · 1 inzwischen geändert");
	expect(
		await query(
			"select number from invoices where id in (select invoice_id from invoice_payments where transaction_id is not null)",
		),
	).toContainEqual({ number: first.number });
	const placed = await query<{ n: number }>(
		"select count(*)::int as n from invoice_payments p join bank_transactions t on t.id = transaction_id where t.booked_on = '2026-10-06'",
	);
	expect(placed).toEqual([{ n: 1 }]);
});
