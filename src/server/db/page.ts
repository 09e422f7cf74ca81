import { and, type SQL } from "drizzle-orm";
import type { Db } from "./client.ts";
import { exactMatch, fuzzyMatch, type Match, type Searchable } from "./match.ts";

export interface Page {
	page: number;
	per_page: number;
}

export const offsetOf = ({ page, per_page }: Page): number => (page - 1) * per_page;

/** A page as the database is asked for it. */
export interface Slice {
	limit: number;
	offset: number;
}

export const sliceOf = (page: Page): Slice => ({ limit: page.per_page, offset: offsetOf(page) });

/** Nobody waits until more rows than these are counted beyond the page that is asked for. */
const COUNTED_BEYOND = 1_000;

/** How far a page's total is counted: whoever turns pages always learns whether there are more. */
export const countedUpTo = (page: Page): number => offsetOf(page) + page.per_page + COUNTED_BEYOND;

/** Whether these rows of a page are all there are: then nobody need count. */
export const areAll = (rows: readonly unknown[], { page, per_page }: Page): boolean =>
	page === 1 && rows.length < per_page;

interface Found<Row> {
	rows: Row[];
	total: number;
}

/** A page of rows and their total, found by exact words or, when these find nothing, by similar ones. */
export async function findPage<Row>(
	db: Db,
	conditions: (SQL | undefined)[],
	search: { text: string | undefined; in: Searchable },
	read: (where: SQL | undefined, rank: SQL | null) => Promise<Found<Row>>,
): Promise<Found<Row>> {
	if (!search.text) return read(and(...conditions), null);
	const attempt = ({ where, rank }: Match) => read(and(...conditions, where), rank);
	const found = await attempt(exactMatch(search.text, search.in));
	if (found.total > 0) return found;
	const fuzzy = await fuzzyMatch(db, search.text, search.in);
	return fuzzy ? attempt(fuzzy) : found;
}
