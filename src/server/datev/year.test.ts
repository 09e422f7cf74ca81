import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#contract/constants.ts";
import { openBooks } from "#tests/support/books.ts";
import { DATEV } from "#tests/support/datev.ts";
import { MONEY_STEPS, take } from "#tests/support/money-steps.ts";
import { oneInvoice } from "#tests/support/one-invoice.ts";
import { withExemption } from "#tests/support/receipt-calls.ts";

/** Everything of the demo happens long before the year that is looked at. */
let now = new Date("2031-01-15T10:00:00Z");
const YEAR = 2032;
/** With which a gift of a closed month is taken back later. */
const SEED = 12_345;
/** So early that no statement that is read late was before it. */
const FIRST = `${YEAR - 1}-11`;
let { house, world, audit } = {} as Awaited<ReturnType<typeof openBooks>>;
beforeAll(async () => {
	({ house, world, audit } = await openBooks(() => now, FIRST));
});
afterAll(() => house.api.close());

/** The months of a bookkeeper: what happens in each, in this order. */
const MONTHS: readonly string[][] = [
	["orderByInvoice", "reduced", "invoice", "paidByBank", "cashDonated"],
	["orderByDebit", "invoice", "notedByHand", "donated"],
	["orderByProvider", "returned", "paidByBank", "donatedByProvider"],
	["refundedInPart", "refundSent", "invoice", "charged", "orderByVoucher"],
	["donationGivenBack", "assigned", "expensesWaived", "leftOpen"],
	["invoice", "paidByBank", "paidByBank", "credited", "reminded", "refundSent"],
	["takenOver", "refundSent", "undone", "putAside"],
	["orderByVoucher", "writtenOff", "paidByBank", "donatedByProvider"],
	["invoice", "writtenOff", "adjustmentTakenBack", "unassigned"],
	["withdrawn", "refundSent", "takenBack", "putAside"],
	["moved", "orderByVoucher", "paidByBank", "charged"],
	["invoice", "credited", "donated", "cashDonated"],
];

/** Always the same numbers, so that the year is the same in every run. */
function numbers(seed: number) {
	let state = seed;
	return (below: number): number => {
		state = (state * 48_271) % 2_147_483_647;
		return state % below;
	};
}

const monthOf = (at: number) => `${YEAR}-${String(at + 1).padStart(2, "0")}`;

/** All that is told of a month that is over. */
async function figuresOf(month: string) {
	const { datevOffice, reportsOffice } = house.api.app.services;
	const { lines, accounts, difference, frozen } = await datevOffice.get(month);
	const period = { period: "free", from: `${month}-01`, to: `${month}-28`, against: "before" } as const;
	const revenue = (await reportsOffice.get(period)).reports.find(({ key }) => key === "revenue");
	return { lines, accounts, difference, hash: frozen?.hash, revenue: revenue?.rows.map((row) => row.now) };
}

/** In cents what people owe us, less what we owe them, put together from what the screens show. */
async function claims(): Promise<number> {
	const ask = async (path: string) => (await house.ask("GET", path, { token: house.office.token })).body;
	const ages = await house.api.app.services.openItems.ages();
	const overpaid = await ask("/office/open_item?state=overpaid");
	const { provider, unsent } = await audit.query<Record<string, number>>(`select
		(select coalesce(sum(i.gross_cents), 0) from invoices i join orders o on o.id = i.order_id where o.payment_method in ('paypal', 'credit_card'))::int
			- (select coalesce(sum(coalesce(arrived_cents, amount_cents)), 0) from payments where order_id is not null and state in ('paid', 'refunded'))::int
			+ (select coalesce(sum(amount_cents), 0) from invoice_payments where payment_id is not null or reverses_id in (select id from invoice_payments where payment_id is not null))::int
			+ (select coalesce(sum(amount_cents), 0) from refunds where payment_id is not null and paid_on is not null)::int as provider,
		(select coalesce(sum(amount_cents), 0) from refunds where payment_id is null and allocation_id is null and paid_on is null)::int as unsent`);
	const open = ages.reduce((sum, age) => sum + Math.round(age.sum * 100), 0);
	return open + Math.round((overpaid.sum ?? 0) * 100) + (provider ?? 0) - (unsent ?? 0);
}

test("EINV-03 a year of a bookkeeper: books, bank, documents, exports, open items and reports agree, and a closed month never changes", async () => {
	now = new Date(`${YEAR}-01-04T10:00:00Z`);
	const before = await claims();
	const pick = numbers(SEED);
	const closed = new Map<string, Awaited<ReturnType<typeof figuresOf>>>();
	for (const [at, steps] of MONTHS.entries()) {
		now = new Date(Date.UTC(YEAR, at, 6, 10));
		for (const step of steps) {
			await take(step, world, pick);
			now = new Date(now.getTime() + 3 * DAY_MS);
		}
		// Of the month before, after some days of grace in which things still happened.
		await audit.exportAll();
		if (at > 0) closed.set(monthOf(at - 1), await figuresOf(monthOf(at - 1)));
	}
	// Five minutes before and after the year changes in Berlin.
	now = new Date(`${YEAR}-12-31T22:55:00Z`);
	const last = await oneInvoice(house.api, world.dateId, 5_000);
	now = new Date(`${YEAR}-12-31T23:05:00Z`);
	const first = await oneInvoice(house.api, world.dateId, 6_000);
	expect([last.number.slice(0, 8), first.number]).toEqual([`RE-${YEAR}-`, `RE-${YEAR + 1}-000001`]);
	now = new Date(`${YEAR + 1}-02-03T10:00:00Z`);
	await take("paidByBank", world, pick);
	await take("undone", world, pick);
	await expectReceipts();
	now = new Date(`${YEAR + 1}-03-03T10:00:00Z`);
	await audit.exportAll();

	for (const [month, figures] of closed) expect([month, await figuresOf(month)]).toEqual([month, figures]);
	await audit.expectNothingLost();
	const files = await audit.balancesInFiles();
	expect(files).toEqual(await audit.balancesInBooks());
	expect(await audit.strays()).toEqual({ strays: 0 });
	expect((await claims()) - before).toBe(files[DATEV.debtor] ?? 0);
	await expectDocuments();
	await expectReports();
	await expectVouchers();
	const { reminded } = await audit.query<{ reminded: number }>(
		"select count(*)::int as reminded from reminders where channel = 'mail'",
	);
	expect(reminded).toBeGreaterThan(0);
}, 120_000);

/** EINV-04: numbers without a gap, in the year of their day; each document stands in one export. */
async function expectDocuments(): Promise<void> {
	const { documentCheck } = house.api.app.services;
	for (const year of [YEAR, YEAR + 1]) {
		const { is_sound, series } = await documentCheck.of(year);
		expect([is_sound, series.map(({ missing }) => missing.total)]).toEqual([true, [0, 0]]);
	}
	const odd = await audit.query<{ odd: number }>(`select count(*)::int as odd from invoices
		where split_part(number, '-', 2)::int <> extract(year from issued_on) and issued_on >= '${YEAR}-01-01'`);
	expect(odd).toEqual({ odd: 0 });
	const { twice } = await audit.query<{ twice: number }>(`select count(*)::int as twice from (
		select source_id from datev_entries where source = 'document' group by 1 having count(*) > 1) more`);
	expect(twice).toBe(0);
}

/** REP-01: what the board is told is what the documents and the books say. */
async function expectReports(): Promise<void> {
	const period = { period: "free", from: `${YEAR}-01-01`, to: `${YEAR}-12-31`, against: "before" } as const;
	const { reports } = await house.api.app.services.reportsOffice.get(period);
	const sumOf = (key: string) =>
		reports.find((report) => report.key === key)?.rows.reduce((sum, { now: [cents] }) => sum + (cents ?? 0), 0);
	const { net, given } = await audit.query<Record<string, number>>(`select
		(select sum(net_cents) from invoices where issued_on between '${YEAR}-01-01' and '${YEAR}-12-31')::int as net,
		((select coalesce(sum(amount_cents), 0) from donations where paid_at between '${YEAR}-01-01' and '${YEAR + 1}-01-01')
			- (select coalesce(sum(amount_cents), 0) from payments where donation_id is not null and state = 'refunded' and settled_at >= '${YEAR}-01-01'))::int as given`);
	expect([sumOf("revenue"), sumOf("donations")]).toEqual([net, given]);
}

/** DON-02: each gift of the year that stayed with us is confirmed once, or stands with the reason why it is not. */
async function expectReceipts(): Promise<void> {
	const { receiptsOffice, tasks } = house.api.app.services;
	await withExemption(house.api, `${YEAR}-05-02`);
	const sum = (rows: readonly { amount: number }[]) =>
		rows.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
	const { donors, without } = await receiptsOffice.year(YEAR);
	const arrived = without.filter(({ reason }) => reason !== "not_received");
	const { given } = await audit.query<{ given: number }>(`select sum(amount_cents)::int as given from donations
		where (paid_at at time zone 'Europe/Berlin')::date between '${YEAR}-01-01' and '${YEAR}-12-31'`);
	expect(donors.length).toBeGreaterThan(0);
	expect(sum(donors) + sum(arrived)).toBe(given);
	const keys = donors.map(({ key }) => key);
	for (const _ of ["first", "once more"]) {
		await receiptsOffice.issueYear(YEAR, keys, world.staff);
		while (await tasks.turn());
		const confirmed = await audit.query(`select sum(receipts.amount_cents)::int as cents,
			(select sum(gifts.amount_cents)::int from donation_receipt_items items join donations gifts on gifts.id = items.donation_id) as gifts
			from donation_receipts receipts where year = ${YEAR}`);
		expect(confirmed).toEqual({ cents: sum(donors), gifts: sum(donors) });
	}
	expect((await receiptsOffice.year(YEAR)).donors).toEqual([]);
}

/** VOUCH-02: what the codes took off is what the documents bill less than the prices. */
async function expectVouchers(): Promise<void> {
	const found = await audit.query<Record<string, number>>(`select count(*)::int as uses,
		count(invoices.id) filter (where lines.gross_cents > 0)::int as billed, count(*) filter (where lines.gross_cents > 0)::int as priced,
		sum(lines.original_gross_cents - lines.gross_cents - round(lines.original_gross_cents * lines.discount / 100.0))::int as odd,
		sum(coalesce(invoices.gross_cents, 0) - lines.gross_cents)::int as apart
		from order_lines lines left join invoices on invoices.order_id = lines.order_id and invoices.kind = 'invoice'
		where lines.voucher_id in (select id from vouchers where code like 'JAHR-%')`);
	expect(found).toEqual({ uses: 3, billed: found.priced, priced: found.priced, odd: 0, apart: 0 });
}

test("the year of the bookkeeper knows every way in which money moves", () => {
	expect(Object.keys(MONEY_STEPS).filter((step) => !MONTHS.flat().includes(step))).toEqual([]);
});
