import { and, type SQL } from "drizzle-orm";
import { type Match, matches, type Searchable } from "./match.ts";

export interface Page {
	page: number;
	per_page: number;
}

/** A page of rows and their total, found by exact words or, when these find nothing, by similar ones. */
export async function findPage<Row>(
	conditions: (SQL | undefined)[],
	search: { text: string | undefined; in: Searchable },
	read: (where: SQL | undefined, rank: SQL | null) => Promise<{ rows: Row[]; total: number }>,
): Promise<{ rows: Row[]; total: number }> {
	if (!search.text) return read(and(...conditions), null);
	const attempt = ({ where, rank }: Match) => read(and(...conditions, where), rank);
	const { exact, fuzzy } = matches(search.text, search.in);
	const found = await attempt(exact);
	return found.total > 0 ? found : attempt(fuzzy);
}
