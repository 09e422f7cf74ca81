import { type SQL, sql } from "drizzle-orm";
import type { KeptKey, RuleKey } from "#contract/retention.ts";
import type { Db } from "#server/db/client.ts";
import { BOOKS } from "./books-store.ts";
import { HOUSE } from "./house-store.ts";
import { OWN_JOBS } from "./own-jobs-store.ts";
import { POST } from "./post-store.ts";
import type { Asked, StoredRows, StoredRule } from "./rules.ts";
import { SEMINARS } from "./seminar-store.ts";

/** For every rule its rows and how they go. */
export const STORED: Record<RuleKey, StoredRule> = { ...POST, ...SEMINARS, ...BOOKS, ...HOUSE };

/** Also what jobs of their own delete. */
export const KEPT: Record<KeptKey, StoredRows> = { ...STORED, ...OWN_JOBS };

const HELD = sql`emails && array(select h.email from data_holds h where h.lifted_at is null)`;

const YEAR_HELD = sql`years && array(select y.year from tax_year_holds y)`;
const heldIn = (key: KeptKey): SQL => (KEPT[key].taxed ? sql`(${HELD} or ${YEAR_HELD})` : HELD);
const isYearHeld = (key: RuleKey): SQL => (STORED[key].taxed ? YEAR_HELD : sql`false`);

const rowsOf = (key: KeptKey, asked: Asked): SQL => sql`(${KEPT[key].rows(asked)}) kept`;

/** What was written for good may be deleted in this transaction: the triggers of the tables ask for it. */
export const openForDeletion = (tx: Db) => tx.execute(sql`select set_config('vsz.retention', 'on', true)`);

async function idsOf(db: Db, statement: SQL): Promise<(string | number)[]> {
	const { rows } = await db.execute<{ id: string | number }>(statement);
	return rows.map(({ id }) => id);
}

async function forgetRows(tx: Db, key: RuleKey, ids: (string | number)[], now: Date): Promise<number> {
	if (ids.length === 0) return 0;
	const { forget, named } = STORED[key];
	const any = sql`any(${sql.param(ids)}::${sql.raw(named === "uuid" ? "uuid[]" : "bigint[]")})`;
	let gone = 0;
	for (const statement of forget(any, now)) gone = (await tx.execute(statement)).rowCount ?? 0;
	return gone;
}

/** What is due and of nobody who is held. */
export async function forgetDue(tx: Db, key: RuleKey, asked: Asked): Promise<number> {
	const due = sql`select id from ${rowsOf(key, asked)} where goes_at <= ${asked.now} and not ${heldIn(key)}`;
	return forgetRows(tx, key, await idsOf(tx, due), asked.now);
}

/** What nothing keeps of what belongs to this address. */
export async function forgetOf(tx: Db, key: RuleKey, email: string, asked: Asked): Promise<number> {
	const own = sql`select id from ${rowsOf(key, asked)} where ${email} = any(emails) and (kept_until is null or (kept_until <= ${asked.now} and not ${isYearHeld(key)}))`;
	return forgetRows(tx, key, await idsOf(tx, own), asked.now);
}

export interface KeptRows {
	rows: number;
	/** Null when nobody can say yet. */
	until: Date | null;
}

/** What stays of this address, and until when the last of it does; what is of several people stays until it goes by itself. */
export async function findKept(tx: Db, key: RuleKey, email: string, asked: Asked): Promise<KeptRows> {
	const till = STORED[key].shared ? sql`coalesce(goes_at, 'infinity')` : sql`kept_until`;
	const { rows } = await tx.execute<{ rows: number; until: string | null }>(
		sql`select count(*)::int as rows, nullif(max(case when ${isYearHeld(key)} then 'infinity' else ${till} end), 'infinity') as until from ${rowsOf(key, asked)} where ${email} = any(emails)`,
	);
	const { until = null, rows: kept = 0 } = rows[0] ?? {};
	return { rows: kept, until: until === null ? null : new Date(until) };
}

export interface RuleFigures {
	rows: number;
	due: number;
	held: number;
	/** The first moment at which some go that are not due yet, and how many go within the same month. */
	next: { month: string; rows: number }[];
}

/** How much there is, how much of it is due, and what goes in the months to come. */
export async function findFigures(db: Db, key: KeptKey, asked: Asked, until: Date): Promise<RuleFigures> {
	const from = rowsOf(key, asked);
	const [sums, months] = [
		await db.execute<{ rows: number; due: number; held: number }>(sql`select count(*)::int as rows,
			count(*) filter (where goes_at <= ${asked.now} and not ${heldIn(key)})::int as due,
			count(*) filter (where ${heldIn(key)})::int as held from ${from}`),
		await db.execute<{
			month: string;
			rows: number;
		}>(sql`select to_char(goes_at at time zone 'Europe/Berlin', 'YYYY-MM') as month, count(*)::int as rows
			from ${from} where goes_at > ${asked.now} and goes_at < ${until} group by 1 order by 1`),
	];
	const { rows = 0, due = 0, held = 0 } = sums.rows[0] ?? {};
	return { rows, due, held, next: months.rows };
}
