import { type SQL, sql } from "drizzle-orm";
import type { Settings } from "#contract/office/settings.ts";

export interface Asked {
	now: Date;
	/** Periods that the house chooses. */
	own: Settings["retention"];
}

/** What of a rule is SQL; its words stand in `contract/retention.ts`. */
export interface StoredRule {
	tables: readonly [string, ...string[]];
	/** What its rows are named by; a number if not said. */
	named?: "uuid";
	/** Its rows are of several people at once: nobody's erasure takes them, all of their holds keep them. */
	shared?: true;
	/**
	 * Every row with `id`, `goes_at` (when it goes; null: not by itself), `kept_until` (until when it stays although the
	 * person asks for its erasure) and `emails` (whose it is, in small letters).
	 */
	rows(asked: Asked): SQL;
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

export const NOT_KEPT = sql.raw("null::timestamptz");
export const NOBODY = sql.raw("'{}'::text[]");
