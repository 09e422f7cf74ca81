import { type SQL, sql } from "drizzle-orm";
import type { Settings } from "#contract/office/settings.ts";

export interface Asked {
	now: Date;
	/** Periods that the house chooses. */
	own: Settings["retention"];
}

/** What is kept, for counting. */
export interface StoredRows {
	tables: readonly [string, ...string[]];
	/** § 147 AO: its rows also tell `years`, and stay while one of them is held. */
	taxed?: true;
	/**
	 * Every row with `id`, `goes_at` (when it goes; null: not by itself), `kept_until` (until when it stays although the
	 * person asks for its erasure) and `emails` (whose it is, in small letters).
	 */
	rows(asked: Asked): SQL;
}

/** What of a rule is SQL; its words stand in `contract/retention.ts`. */
export interface StoredRule extends StoredRows {
	/** What its rows are named by; a number if not said. */
	named?: "uuid";
	/** Its rows are of several people at once: nobody's erasure takes them, all of their holds keep them. */
	shared?: true;
	/** Of a shared one: its rows go on naming whoever was erased, until they go by themselves. */
	names?: true;
	/** In order; the last one tells how many went. `ids` reads as `in any(…)`. */
	forget(ids: SQL, now: Date): SQL[];
}

const inBerlin = "at time zone 'Europe/Berlin'";

/** The periods of the privacy notice as the moment when something goes. A day has to be over, a year as well. */
export const daysAfter = (moment: string, days: number): SQL =>
	sql.raw(`((date_trunc('day', ${moment} ${inBerlin}) + interval '${days + 1} days') ${inBerlin})`);

export const monthsAfter = (moment: string, months: number): SQL =>
	sql.raw(`((date_trunc('day', ${moment} ${inBerlin}) + interval '1 day' + interval '${months} months') ${inBerlin})`);

/** Past the end of so many calendar years after its own. */
export const yearsAfter = (moment: string, years: number): SQL =>
	sql.raw(`((date_trunc('year', ${moment} ${inBerlin}) + interval '${years + 1} years') ${inBerlin})`);

/** The beginning of a calendar day in Berlin. */
export const dayOf = (day: string): string => `((${day})::timestamp ${inBerlin})`;

/** When nobody has to prove any more how the grant `g` was used: six years after its end, unless the notice names a day. */
export const GRANT_PROVEN = sql.raw(dayOf("coalesce(g.keep_until, (g.period_to + interval '6 years')::date) + 1"));

/** Of whom has asked to be erased (`restricted`) a row goes as soon as nothing keeps it. */
export const orAsked = (restricted: string, kept: SQL, otherwise: SQL): SQL =>
	sql`case when ${sql.raw(restricted)} is not null then ${kept} else ${otherwise} end`;

const yearOf = (moment: string): string => `extract(year from ${moment} ${inBerlin})::int`;

/** The calendar years to which a row belongs. */
export const yearsOf = (...moments: string[]): SQL => sql.raw(`array[${moments.map(yearOf).join(", ")}]`);

/** The years of the invoices of a case. */
export const yearsOfInvoices = (where: string): SQL =>
	sql.raw(`array(select ${yearOf("i.created_at")} from invoices i where ${where})`);

/** REP-01: what goes stays in the sums, by month and without a name. */
const addToSums = (kind: string, rows: SQL): SQL => sql`insert into past_sums (month, kind, count, cents)
	select month, ${kind}, count(*), sum(cents) from (${rows}) gone group by month
	on conflict (month, kind) do update set count = past_sums.count + excluded.count, cents = past_sums.cents + excluded.cents`;

export const sumInvoices = (kind: "seminars" | "courses", where: SQL): SQL =>
	addToSums(kind, sql`select to_char(issued_on, 'YYYY-MM') as month, net_cents as cents from invoices where ${where}`);

export const sumDonations = (ids: SQL): SQL =>
	addToSums(
		"donations",
		sql`select to_char(paid_at ${sql.raw(inBerlin)}, 'YYYY-MM') as month, amount_cents as cents
			from donations where id = ${ids} and paid_at is not null`,
	);

export const NOT_KEPT = sql.raw("null::timestamptz");
export const NOBODY = sql.raw("'{}'::text[]");
