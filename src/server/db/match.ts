import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { partCompound } from "#contract/compounds.ts";
import { foldGerman } from "#contract/folding.ts";
import type { Db } from "./client.ts";

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

export const asQuery = (words: string): SQL => sql`to_tsquery('german', ${words})`;

export interface Searchable {
	id: PgColumn;
	vector: PgColumn;
	/** The folded title and lead, by which what is only alike is put in order. */
	similarTo: SQL;
	/** Selects of ids, each by an index of its own: joined by `or` none of them could be used. */
	exact: (query: SQL) => SQL[];
	/** The same for what is only alike: its words stand in title or lead. */
	alike: (query: SQL) => SQL;
}

export interface Match {
	where: SQL;
	rank: SQL;
}

/** Rows in which every word typed occurs. */
export function exactMatch(text: string, { id, vector, exact }: Searchable): Match {
	const query = asQuery(toTsQuery(text));
	const ways = exact(query).map((way) => sql`(${way})`);
	return {
		where: sql`${id} in (${sql.join(ways, sql` union `)})`,
		// A hit in the title beats any number of hits in the text.
		rank: sql`(ts_filter(${vector}, '{a}') @@ ${query})::int + ts_rank(${vector}, ${query})`,
	};
}

/** So many words that look like one typed are looked for. */
const MOST_ALIKE = 20;

/** Written words that look like one typed, the most alike first. */
async function wordsLike(db: Db, word: string): Promise<string[]> {
	const { rows } = await db.execute<{ folded: string }>(sql`
		select folded from search_words where ${word} <% folded
		group by folded order by word_similarity(${word}, folded) desc, folded limit ${MOST_ALIKE}`);
	return rows.map(({ folded }) => folded);
}

/** For when nothing is spelt as it was typed: rows whose title or lead has words like each of them; none where nobody wrote such a word. */
export async function fuzzyMatch(db: Db, text: string, { id, similarTo, alike }: Searchable): Promise<Match | null> {
	const typed = wordsOf(text);
	const meant = await Promise.all(typed.map((word) => wordsLike(db, word)));
	if (typed.length === 0 || meant.some((words) => words.length === 0)) return null;
	const query = meant.map((words) => `(${words.map((word) => `${word}:AB`).join(" | ")})`).join(" & ");
	return {
		where: sql`${id} in (${alike(asQuery(query))})`,
		rank: sql`word_similarity(${foldGerman(text)}, ${similarTo})`,
	};
}

export const nameMatches = (column: PgColumn, query: SQL): SQL =>
	sql`to_tsvector('german', fold_german(${column})) @@ ${query}`;
