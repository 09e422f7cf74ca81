import { and, asc, desc, eq, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/client.ts";
import { donations } from "#server/donations/tables.ts";
import { users } from "#server/staff/tables.ts";
import { bankAllocations, bankStatements, bankTransactions } from "./tables.ts";

const BANK_LOCK = 7_100_057;
const INSERTED_AT_ONCE = 1_000;

/** Whoever changes where money is does it alone, until the transaction ends. */
export const lockBank = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${BANK_LOCK})`);

export type TransactionRow = typeof bankTransactions.$inferSelect;
export type AllocationRow = typeof bankAllocations.$inferSelect;

export const findStatement = async (tx: Db, account: string, key: string) =>
	(
		await tx
			.select({ id: bankStatements.id })
			.from(bankStatements)
			.where(and(eq(bankStatements.account, account), eq(bankStatements.key, key)))
	)[0];

/** The last one with balances that ends before, or on the same day with a lower count. */
export const findBefore = async (
	tx: Db,
	{ account, from_on, sequence }: { account: string; from_on: string; sequence: number | null },
) =>
	(
		await tx
			.select()
			.from(bankStatements)
			.where(
				and(
					eq(bankStatements.account, account),
					eq(bankStatements.format, "camt.053"),
					or(
						lt(bankStatements.to_on, from_on),
						sequence === null
							? undefined
							: and(eq(bankStatements.to_on, from_on), lt(bankStatements.sequence, sequence)),
					),
				),
			)
			.orderBy(desc(bankStatements.to_on), desc(bankStatements.sequence), desc(bankStatements.id))
			.limit(1)
	)[0];

export async function insertStatement(tx: Db, row: typeof bankStatements.$inferInsert): Promise<number> {
	const [inserted] = await tx.insert(bankStatements).values(row).returning({ id: bankStatements.id });
	if (!inserted) throw new Error("The statement was not written.");
	return inserted.id;
}

export async function insertTransactions(tx: Db, rows: (typeof bankTransactions.$inferInsert)[]): Promise<void> {
	for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE)
		await tx.insert(bankTransactions).values(rows.slice(at, at + INSERTED_AT_ONCE));
}

/** What is known by these marks. */
export const findMarked = (tx: Db, account: string, fingerprints: readonly string[]) =>
	tx
		.select({ fingerprint: bankTransactions.fingerprint, bank_reference: bankTransactions.bank_reference })
		.from(bankTransactions)
		.where(
			and(
				eq(bankTransactions.account, account),
				sql`${bankTransactions.fingerprint} = any(${sql.param([...fingerprints])})`,
			),
		)
		.orderBy(asc(bankTransactions.id));

/** Oldest first; what left the account last, for little of it has to be found a place. */
export function findOpen(db: Db, most?: number) {
	const open = db
		.select({ transaction: bankTransactions, free_cents: bankTransactions.free_cents })
		.from(bankTransactions)
		.where(ne(bankTransactions.free_cents, 0))
		.orderBy(sql`amount_cents < 0 and return_reason is null`, asc(bankTransactions.booked_on), asc(bankTransactions.id))
		.$dynamic();
	return most === undefined ? open : open.limit(most);
}
export type OpenRow = Awaited<ReturnType<typeof findOpen>>[number];

export const countOpen = async (db: Db): Promise<number> =>
	(
		await db
			.select({ count: sql<number>`count(*)::integer` })
			.from(bankTransactions)
			.where(ne(bankTransactions.free_cents, 0))
	)[0]?.count ?? 0;

export const findTransactions = (db: Db, ids: readonly number[]) =>
	db
		.select({ transaction: bankTransactions, free_cents: bankTransactions.free_cents })
		.from(bankTransactions)
		.where(inArray(bankTransactions.id, [...ids]))
		.orderBy(asc(bankTransactions.id));

/** Of a statement, what is wholly or partly in its places; the newest of it where that is much. */
export const findPlaced = async (db: Db, statementId: number, most: number) => {
	const newest = await db
		.select({ transaction: bankTransactions, free_cents: bankTransactions.free_cents })
		.from(bankTransactions)
		.where(
			and(
				eq(bankTransactions.statement_id, statementId),
				ne(bankTransactions.free_cents, bankTransactions.amount_cents),
			),
		)
		.orderBy(desc(bankTransactions.booked_on), desc(bankTransactions.id))
		.limit(most);
	return newest.reverse();
};

const selectStatements = (db: Db) =>
	db
		.select({
			statement: bankStatements,
			/** As long as nobody has read the one that was missing. */
			has_gap: sql<boolean>`bank_statements.has_gap and not exists (select 1 from bank_statements later
				where later.account = bank_statements.account and later.id > bank_statements.id and later.to_on <= bank_statements.from_on
					and later.closing_cents is not distinct from bank_statements.opening_cents
					and coalesce(later.sequence = bank_statements.sequence - 1, true))`,
			read_by: users.name,
			open: sql<number>`(select count(*)::integer from bank_transactions where bank_transactions.statement_id = bank_statements.id and bank_transactions.free_cents <> 0)`,
		})
		.from(bankStatements)
		.leftJoin(users, eq(users.id, bankStatements.read_by))
		.$dynamic();
export type StatementRow = Awaited<ReturnType<typeof selectStatements>>[number];

export const findStatements = (db: Db, most: number): Promise<StatementRow[]> =>
	selectStatements(db).orderBy(desc(bankStatements.to_on), desc(bankStatements.id)).limit(most);

export const findStatementById = async (db: Db, id: number): Promise<StatementRow | undefined> =>
	(await selectStatements(db).where(eq(bankStatements.id, id)))[0];

export async function insertAllocation(tx: Db, row: typeof bankAllocations.$inferInsert): Promise<number> {
	const [inserted] = await tx.insert(bankAllocations).values(row).returning({ id: bankAllocations.id });
	if (!inserted) throw new Error("The allocation was not written.");
	return inserted.id;
}

const reversing = alias(bankAllocations, "reversing");

/** What of bookings was put elsewhere than to invoices, and stands. */
export const findAllocations = (db: Db, transactionIds: readonly number[]) =>
	db
		.select({ allocation: bankAllocations, donation: donations.reference, donor: donations.name })
		.from(bankAllocations)
		.leftJoin(donations, eq(donations.id, bankAllocations.donation_id))
		.leftJoin(reversing, eq(reversing.reverses_id, bankAllocations.id))
		.where(
			and(
				inArray(bankAllocations.transaction_id, [...transactionIds]),
				isNull(bankAllocations.reverses_id),
				isNull(reversing.id),
			),
		)
		.orderBy(asc(bankAllocations.id));

/** Of whom so much came, all that came before tells nothing more. */
const LOOKED_BACK = 50;

/** Who has paid from these accounts with money that found its place: the accounts by their address. */
export async function findKnownAccounts(db: Db, ibans: readonly string[]): Promise<Map<string, string[]>> {
	if (ibans.length === 0) return new Map();
	const { rows } = await db.execute<{ email: string; ibans: string[] }>(sql`
		with paid as materialized (select told.id, told.iban from unnest(${sql.param([...ibans])}::text[]) given (iban)
			cross join lateral (select id, bank_transactions.iban from bank_transactions where bank_transactions.iban = given.iban
				order by id desc limit ${LOOKED_BACK}) told)
		select email, array_agg(distinct iban) as ibans from (
			select lower(coalesce(contract.email, booking.email)) as email, paid.iban
			from paid
				join invoice_payments part on part.transaction_id = paid.id and part.reverses_id is null
					and not exists (select 1 from invoice_payments back where back.reverses_id = part.id)
				join invoices on invoices.id = part.invoice_id
				left join orders contract on contract.id = invoices.order_id
				left join sign_ups booking on booking.id = invoices.sign_up_id
			union all
			select lower(donations.email), paid.iban
			from paid
				join bank_allocations part on part.transaction_id = paid.id and part.reverses_id is null
					and not exists (select 1 from bank_allocations back where back.reverses_id = part.id)
				join donations on donations.id = part.donation_id
		) known where email is not null group by email`);
	return new Map(rows.map(({ email, ibans }) => [email, ibans]));
}
