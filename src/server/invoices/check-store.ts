import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { isRestricted } from "#server/db/errors.ts";
import { rehearse } from "#server/db/rehearsal.ts";

/** As many as somebody reads; how many there are is told beside them. */
const NAMED = 20;

export interface Series {
	prefix: string;
	year: number;
}

interface Found {
	total: number;
	numbers: string[];
}

const ofSeries = ({ prefix, year }: Series): SQL => sql`number like ${`${prefix}-${year}-%`}`;

async function named(db: Db, rows: SQL): Promise<Found> {
	const found = await db.execute<Found & Record<string, unknown>>(
		sql`with found as (${rows}) select (select count(*)::int from found) as total, array(select number from found order by number limit ${NAMED}) as numbers`,
	);
	return found.rows[0] ?? { total: 0, numbers: [] };
}

export async function findYears(db: Db, prefixes: readonly string[]): Promise<number[]> {
	const { rows } = await db.execute<{ year: number }>(
		sql`select distinct year from number_series where series in ${prefixes} and last_number > 0 order by year desc`,
	);
	return rows.map(({ year }) => year);
}

interface Ends extends Record<string, unknown> {
	count: number;
	first: string | null;
	last: string | null;
}

export async function findEnds(db: Db, series: Series): Promise<Ends> {
	const { rows } = await db.execute<Ends>(
		sql`select count(*)::int as count, min(number) as first, max(number) as last from invoices where ${ofSeries(series)}`,
	);
	return rows[0] ?? { count: 0, first: null, last: null };
}

/** Up to the last that was given, and to the last that is there. */
export const findMissing = (db: Db, series: Series): Promise<Found> =>
	named(
		db,
		sql`select ${`${series.prefix}-${series.year}-`}::text || lpad(given::text, 6, '0') as number
			from generate_series(1, greatest(
				(select last_number from number_series where series = ${series.prefix} and year = ${series.year}),
				(select max(right(number, 6)::int) from invoices where ${ofSeries(series)})
			)) given
			except select number from invoices where ${ofSeries(series)}`,
	);

export const findUnordered = (db: Db, series: Series): Promise<Found> =>
	named(
		db,
		sql`select number from (
				select number, issued_on, lag(issued_on) over (order by number) as before from invoices where ${ofSeries(series)}
			) numbered where issued_on < before`,
	);

/** What is printed is drawn from the document, what is counted from the columns beside it. */
export const findDiffering = (db: Db, series: Series): Promise<Found> =>
	named(
		db,
		sql`select number from invoices where ${ofSeries(series)} and (
				document->>'number' is distinct from number
				or document->>'kind' is distinct from kind
				or document->>'issued_on' is distinct from issued_on::text
				or (document->>'net_cents')::int is distinct from net_cents
				or (document->>'tax_cents')::int is distinct from tax_cents
				or (document->>'gross_cents')::int is distinct from gross_cents
				or (select sum((line->>'gross_cents')::int) from jsonb_array_elements(document->'lines') line) is distinct from gross_cents
			)`,
	);

/** Bits of pg_trigger.tgtype. */
const EVENTS = { removal: 8, change: 16, emptying: 32 } as const;

const isGuarded = async (db: Db, table: string, guard: string, event: keyof typeof EVENTS): Promise<boolean> => {
	const { rows } = await db.execute(
		sql`select 1 from pg_trigger where tgrelid = ${table}::regclass and tgfoid = ${guard}::regproc and tgenabled in ('O', 'A') and (tgtype::int & ${EVENTS[event]}) > 0`,
	);
	return rows.length > 0;
};

/** Tried and taken back; what there is nothing to try on says nothing against it. */
const isRefused = (db: Db, statement: SQL): Promise<boolean> =>
	rehearse(db, (tx) =>
		tx
			.transaction(async (inner) => (await inner.execute(statement)).rowCount === 0)
			.catch((error: unknown) => {
				if (isRestricted(error)) return true;
				throw error;
			}),
	);

const LATEST = sql`(select max(id) from invoices)`;

/** To empty a table would lock everybody out of it, so of that its guard is looked at. */
export async function findRefusals(db: Db) {
	const guarded = (event: keyof typeof EVENTS) => isGuarded(db, "invoices", "refuse_change", event);
	const onward = (event: keyof typeof EVENTS) => isGuarded(db, "number_series", "refuse_step_back", event);
	return {
		change:
			(await guarded("change")) &&
			(await isRefused(db, sql`update invoices set gross_cents = gross_cents where id = ${LATEST}`)),
		removal: (await guarded("removal")) && (await isRefused(db, sql`delete from invoices where id = ${LATEST}`)),
		emptying: await guarded("emptying"),
		step_back: (await onward("change")) && (await onward("removal")) && (await onward("emptying")),
	};
}
