import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { partCompound } from "#contract/compounds.ts";
import { foldGerman } from "#contract/folding.ts";

const spelt = (text: string): string[] => text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];

/** Folded: 'Rücklage' and 'ruecklage' are one word. */
export const wordsOf = (text: string): string[] => spelt(text).map(foldGerman);

/** 'spendenbescheinigung:* | (spenden:* & bescheinigung:*)': what a compound says may stand there in two words. */
function anyForm(word: string): string {
	const begun = (part: string) => `${foldGerman(part)}:*`;
	const parts = partCompound(word).map(begun);
	return parts.length === 1 ? begun(word) : `(${begun(word)} | (${parts.join(" & ")}))`;
}

/** Every word must occur, as a whole, inflected, or as the beginning of a longer one. */
export const toTsQuery = (text: string): string => spelt(text).map(anyForm).join(" & ");

export interface Searchable {
	vector: PgColumn;
	/** The folded text that is compared word by word when nothing matches exactly; must equal the indexed expression. */
	similarTo: SQL;
	/** Conditions under which the words match something the row refers to: its category, its lecturer. */
	related: (query: SQL) => SQL[];
}

export interface Match {
	where: SQL;
	rank: SQL;
}

/** First what is spelt right; the fuzzy match is for when that finds nothing. */
export function matches(text: string, { vector, similarTo, related }: Searchable): { exact: Match; fuzzy: Match } {
	const found = wordsOf(text);
	const query = sql`to_tsquery('german', ${toTsQuery(text)})`;
	const exact = sql.join([sql`${vector} @@ ${query}`, ...related(query)], sql` or `);
	const alike = found.map((word) => sql`${word} <% ${similarTo}`);
	return {
		exact: {
			where: sql`(${exact})`,
			// A hit in the title beats any number of hits in the text.
			rank: sql`(ts_filter(${vector}, '{a}') @@ ${query})::int + ts_rank(${vector}, ${query})`,
		},
		fuzzy: {
			where: alike.length > 0 ? sql`(${sql.join(alike, sql` and `)})` : sql`false`,
			rank: sql`word_similarity(${foldGerman(text)}, ${similarTo})`,
		},
	};
}

export const nameMatches = (column: PgColumn, query: SQL): SQL =>
	sql`to_tsvector('german', fold_german(${column})) @@ ${query}`;
