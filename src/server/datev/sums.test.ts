import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#contract/constants.ts";
import { balanceOf } from "#server/books/rules.ts";
import { openDate } from "#tests/support/builders.ts";
import { addDate } from "#tests/support/dates.ts";
import { DATEV, setDatev } from "#tests/support/datev.ts";
import { openOffice } from "#tests/support/house.ts";
import { MONEY_STEPS, take, type World } from "#tests/support/money-steps.ts";
import { colleague } from "#tests/support/staff.ts";
import { sumsIn } from "./batch.ts";

/** Everything of the demo happens before the first month that is exported. */
let now = new Date("2031-01-15T10:00:00Z");
let house: Awaited<ReturnType<typeof openOffice>>;
let world: World;
beforeAll(async () => {
	house = await openOffice("accounting", { clock: () => now });
	const { id: seminarId } = await openDate(house.api.get, "priced");
	const dateId = await addDate(house.api.database.pool, { seminarId, at: "2039-03-01T17:00:00Z", capacity: 1000 });
	await setDatev(house.api, { first_month: "2031-04" });
	// So late that nothing that is read late was before the first month.
	now = new Date("2031-06-10T10:00:00Z");
	world = { api: house.api, staff: colleague(house.office.id, "admin", "accounting"), dateId, now: () => now };
});
afterAll(() => house.api.close());

const query = async <T>(sql: string): Promise<T> => (await house.api.database.pool.query(sql)).rows[0] as T;

/** All months that are over, in turn. */
async function exportAll(): Promise<void> {
	const { datevOffice } = house.api.app.services;
	for (;;) {
		const next = (await datevOffice.overview()).months.find(({ state }) => state === "next");
		if (!next) return;
		await datevOffice.export(next.month, world.staff);
	}
}

/** In cents, by the account, over all files. */
async function balancesInFiles(): Promise<Record<string, number>> {
	const { rows } = await house.api.database.pool.query<{ batch: Buffer }>("select batch from datev_exports");
	const balances: Record<string, number> = {};
	for (const { batch } of rows)
		for (const [account, { debit, credit }] of sumsIn(batch))
			balances[account] = (balances[account] ?? 0) + debit - credit;
	return balances;
}

/** The same of the books, each written as somebody would ask for it and not as the export does. */
const balancesInBooks = () =>
	query<Record<string, number>>(`
	with docs as (select gross_cents, order_id, document->'tax'->>'category' as tax from invoices where issued_on >= '2031-04-01'),
		paid as (select amount_cents, transaction_id from invoice_payments where paid_on >= '2031-04-01'),
		noted as (select kind, coalesce(sum(amount_cents), 0) as cents from invoice_adjustments where created_at >= '2031-04-01' group by kind),
		assigned as (select coalesce(sum(amount_cents), 0) as cents from invoice_payments
			where payment_id is not null or reverses_id in (select id from invoice_payments where payment_id is not null)),
		tries as (select (select coalesce(sum(amount_cents), 0) from payments where state in ('paid', 'refunded') and created_at >= '2031-04-01')
			- (select cents from assigned)
			- (select coalesce(sum(amount_cents), 0) from refunds where payment_id is not null and transferred_at is null and paid_on >= '2031-04-01') as kept),
		sent as (select sum(amount_cents) as cents from refunds where (payment_id is null or transferred_at is not null) and paid_on >= '2031-04-01'),
		placed as (select part.amount_cents, coalesce(part.aside, undone.aside) as aside from bank_allocations part
			left join bank_allocations undone on undone.id = part.reverses_id where part.created_at >= '2031-04-01')
	select
		((select coalesce(sum(gross_cents), 0) from docs) - (select coalesce(sum(amount_cents), 0) from paid)
			- (select kept from tries) + (select coalesce(cents, 0) from sent)
			+ coalesce((select cents from noted where kind = 'charges_paid'), 0) - coalesce((select cents from noted where kind = 'write_off'), 0))::int as "${DATEV.debtor}",
		-coalesce((select cents from noted where kind = 'charges_paid'), 0)::int as "${DATEV.dunning}",
		coalesce((select cents from noted where kind = 'write_off'), 0)::int as "${DATEV.written_off}",
		((select coalesce(sum(amount_cents), 0) from paid where transaction_id is not null)
			+ (select coalesce(sum(amount_cents), 0) from placed where aside is distinct from 'other'))::int as "${DATEV.bank}",
		((select coalesce(sum(amount_cents), 0) from paid where transaction_id is null) - (select coalesce(cents, 0) from sent)
			- (select coalesce(sum(amount_cents), 0) from placed where aside in ('send_back', 'own_transfer')))::int as "${DATEV.transit}",
		(select kept from tries)::int as "${DATEV.provider}",
		-(select coalesce(sum(gross_cents), 0) from docs where order_id is not null)::int as "${DATEV.video}",
		-(select coalesce(sum(gross_cents), 0) from docs where order_id is null and tax = 'S')::int as "${DATEV.seminars_taxed}",
		-(select coalesce(sum(amount_cents), 0) from placed where aside is null)::int as "${DATEV.donations}",
		-(select coalesce(sum(amount_cents), 0) from placed where aside = 'fee')::int as "${DATEV.fees}"`);

const withoutZeros = (balances: Record<string, number>) =>
	Object.fromEntries(Object.entries(balances).filter(([, cents]) => cents !== 0));

/** OPEN-01: what was billed is paid, credited or open, to the cent; and every cent of the bank has a place or is open. */
async function expectNothingLost(): Promise<void> {
	const { books } = house.api.app.services;
	const { rows } = await house.api.database.pool.query<{ id: number; gross_cents: number }>(
		"select id, gross_cents from invoices where kind = 'invoice'",
	);
	const accounts = [...(await books.accountsOf(house.api.database.db, rows)).values()];
	const sum = (pick: (account: (typeof accounts)[number]) => number) =>
		accounts.reduce((total, account) => total + pick(account), 0);
	const open = sum(balanceOf);
	const { billed, credited, allocated, charged, refunded } = await query<Record<string, number>>(`select
		(select sum(gross_cents)::int from invoices where kind = 'invoice') as billed,
		(select -coalesce(sum(gross_cents), 0)::int from invoices where kind = 'credit_note') as credited,
		(select coalesce(sum(amount_cents), 0)::int from invoice_payments) as allocated,
		(select coalesce(sum(amount_cents), 0)::int from invoice_adjustments where kind = 'charges_paid') as charged,
		(select coalesce(sum(amount_cents), 0)::int from refunds where credit_note_id is not null) as refunded`);
	expect((allocated ?? 0) - (charged ?? 0) - (refunded ?? 0) + (credited ?? 0) + open).toBe(billed);
	expect(sum(({ gross, credited: back }) => Math.max(0, back - gross))).toBe(0);
}

/** Each row stands in one export, with all that it says; only what may be marked anew stands in more. */
const strays = () =>
	query<{ strays: number }>(`select count(*)::int as strays from (
		select source, source_id from datev_entries where source not in ('refund', 'donation', 'provider') group by 1, 2 having count(*) > 1
		union all select 'payment', id from invoice_payments where paid_on >= '2031-04-01'
			and not exists (select 1 from datev_entries where source = 'payment' and source_id = id and cents = amount_cents)
		union all select 'document', id from invoices where issued_on >= '2031-04-01'
			and not exists (select 1 from datev_entries where source = 'document' and source_id = id and cents = gross_cents)) odd`);

/** To order takes a while: once each is enough for all that happens to it afterwards. */
const ONCE = ["orderByInvoice", "orderByDebit", "orderByProvider", "moved"];
const OFTEN = Object.keys(MONEY_STEPS).filter((step) => !ONCE.includes(step));

test("EINV-03 whatever happens to money, no cent is lost, and the files of all months say what the books say", async () => {
	const steps = fc.array(
		fc.record({
			step: fc.constantFrom(...OFTEN),
			chance: fc.array(fc.noBias(fc.nat(999_999)), { minLength: 6, maxLength: 6 }),
			days: fc.nat(12),
		}),
		{ minLength: 20, maxLength: 25 },
	);
	for (const step of ONCE) await take(step, world, () => 0);
	await fc.assert(
		fc.asyncProperty(steps, async (chosen) => {
			for (const { step, chance, days } of chosen) {
				const left = [...chance];
				await take(step, world, (below) => Math.floor(((left.shift() ?? 0) / 1_000_000) * below));
				now = new Date(now.getTime() + days * DAY_MS);
				if (days === 0) await exportAll();
			}
			now = new Date(now.getTime() + 40 * DAY_MS);
			await exportAll();
			await expectNothingLost();
			expect(withoutZeros(await balancesInFiles())).toEqual(withoutZeros(await balancesInBooks()));
			expect(await strays()).toEqual({ strays: 0 });
			const { datevOffice } = house.api.app.services;
			for (const { month } of (await datevOffice.overview()).months)
				expect([month, (await datevOffice.get(month)).difference]).toEqual([month, 0]);
		}),
		{ numRuns: 3, endOnFailure: true },
	);
}, 60_000);
