import { afterAll, beforeAll, expect, test } from "vitest";
import { statementFile } from "#server/demo/office/statement-file.ts";
import { openDate } from "#tests/support/builders.ts";
import { addDate } from "#tests/support/dates.ts";
import { openOffice } from "#tests/support/house.ts";
import { oneInvoice } from "#tests/support/one-invoice.ts";
import { colleague } from "#tests/support/staff.ts";

const OPEN = 20_000;
const AT_ONCE = 4_000;
const BOOKINGS = 5_000;
/** Far more than it takes: only what grows with the product of both is slower. */
const SECONDS = 10;

let house: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
	house = await openOffice("accounting");
	const { id: seminarId } = await openDate(house.api.get, "priced");
	const dateId = await addDate(house.api.database.pool, { seminarId, at: "2039-03-01T17:00:00Z", capacity: 10 });
	await oneInvoice(house.api, dateId, 4_900);
	// In parts, each known to the planner: one statement for all of them takes longer than one may.
	for (let from = 0; from < OPEN; from += AT_ONCE) {
		await query(
			`insert into invoices (kind, number, sign_up_id, issued_on, net_cents, tax_cents, gross_cents, document)
			select 'invoice', 'RE-2031-' || lpad(n::text, 6, '0'), (select max(id) from sign_ups), '2031-01-05', cents, 0, cents,
				jsonb_build_object('recipient', jsonb_build_object('name', 'Person ' || md5(n::text), 'company', null),
					'contract', jsonb_build_object('kind', 'sign_up', 'number', 'GROSS-' || n))
			from (select n, (array[4900, 8900, 3570])[n % 3 + 1] as cents from generate_series($1::int, $2::int) n) many`,
			from + 1,
			from + AT_ONCE,
		);
		await query("analyze invoices");
	}
});
afterAll(() => house.api.close());

const query = async <T = Record<string, number>>(sql: string, ...values: unknown[]) =>
	(await house.api.database.pool.query(sql, values)).rows as T[];

const month = statementFile({
	...{ account: "DE02120300000000202051", sequence: 1, day: "2031-01-31", opening_cents: 0 },
	bookings: Array.from({ length: BOOKINGS }, (_, at) => ({
		amount_cents: [4900, 8900, 3570][(at + 1) % 3] ?? 0,
		...{ name: `Zahlt ${at}`, iban: "DE89370400440532013000" },
		purpose: at % 2 ? "Seminar" : `Rechnung RE-2031-${String(at + 1).padStart(6, "0")}`,
	})),
});

async function seconds(work: () => Promise<unknown>): Promise<number> {
	const begun = performance.now();
	await work();
	return (performance.now() - begun) / 1_000;
}

test("BANK-01 BANK-02 a month of 5,000 bookings is read and finds its places among 20,000 invoices in seconds; read again it changes nothing", async () => {
	const { bankImporting, bankOffice, bankTaking } = house.api.app.services;
	const counted = () =>
		query(`select (select count(*)::int from bank_transactions) as bookings, (select count(*)::int from bank_statements) as statements,
			(select count(*)::int from invoice_payments) as payments`);
	expect(await seconds(() => bankImporting.read(month, "system"))).toBeLessThan(SECONDS);
	const before = await counted();
	const [again] = await bankImporting.read(month, "system");
	expect([again, await counted()]).toMatchObject([{ new: 0, known: BOOKINGS }, before]);

	let shown: Awaited<ReturnType<typeof bankOffice.get>> | undefined;
	expect(await seconds(async () => (shown = await bankOffice.get(undefined)))).toBeLessThan(SECONDS);
	expect(shown?.more).toBeGreaterThan(4_000);

	let total = 0;
	const began = await seconds(async () => {
		({ total } = await bankTaking.begin({ seen: [], left: [] }, colleague(house.office.id, "accounting")));
	});
	expect(began).toBeLessThan(SECONDS);
	expect(total).toBe(BOOKINGS / 2);
}, 120_000);
