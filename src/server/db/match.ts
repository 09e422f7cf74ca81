import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { partCompound } from "#contract/compounds.ts";
import { foldGerman } from "#contract/folding.ts";
import type { Db } from "./client.ts";

const spelt = (text: string): string[] => text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];

/** Folded: 'Rücklage' and 'ruecklage' are one word. */
export const wordsOf = (text: string): string[] => spelt(text).map(foldGerman);

/** 'spendenbescheinigung:* | (spenden:* & bescheinigung:*)': what a compound says may stand there in two words. */
function anyForm(word: string, of: string): string {
	const begun = (part: string) => `${foldGerman(part)}:*${of}`;
	const parts = partCompound(word).map(begun);
	return parts.length === 1 ? begun(word) : `(${begun(word)} | (${parts.join(" & ")}))`;
}

/** Every word must occur, as a whole, inflected, or as the beginning of a longer one; `of` names the weights in which. */
export const toTsQuery = (text: string, of = ""): string =>
	spelt(text)
		.map((word) => anyForm(word, of))
		.join(" & ");

export const asQuery = (words: string): SQL => sql`to_tsquery('german', ${words})`;

export interface Searchable {
	id: PgColumn;
	vector: PgColumn;
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
	const inTitle = asQuery(toTsQuery(text, "A"));
	const ways = exact(query).map((way) => sql`(${way})`);
	return {
		where: sql`${id} in (${sql.join(ways, sql` union `)})`,
		// A hit in the title beats any number of hits in the text; the words of each row are read once for both.
		rank: sql`(select (words @@ ${inTitle})::int + ts_rank(words, ${query})
			from (select ts_filter(${vector}, '{a,b,c}') as words offset 0) once)`,
	};
}

/** So many words that look like one typed are looked for. */
const MOST_ALIKE = 20;

interface Meant {
	folded: string;
	likeness: number;
}

/** Written words that look like one typed, the most alike first. */
async function wordsLike(db: Db, word: string): Promise<Meant[]> {
	const { rows } = await db.execute<{ folded: string; likeness: number }>(sql`
		select folded, word_similarity(${word}, folded) as likeness from search_words where ${word} <% folded
		group by folded order by likeness desc, folded limit ${MOST_ALIKE}`);
	return rows;
}

const inTitleOrLead = (word: string) => `${word}:AB`;

/** How much the one that is most like what was typed, of those that stand there, is like it. */
const likenessOf = (vector: PgColumn, meant: readonly Meant[]): SQL => {
	const cases = meant.map(
		({ folded, likeness }) => sql`when ${vector} @@ ${asQuery(inTitleOrLead(folded))} then ${likeness}::real`,
	);
	return sql`case ${sql.join(cases, sql` `)} else 0 end`;
};

/** For when nothing is spelt as it was typed: rows whose title or lead has words like each of them; none where nobody wrote such a word. */
export async function fuzzyMatch(db: Db, text: string, { id, vector, alike }: Searchable): Promise<Match | null> {
	const typed = wordsOf(text);
	const meant = await Promise.all(typed.map((word) => wordsLike(db, word)));
	if (typed.length === 0 || meant.some((words) => words.length === 0)) return null;
	const anyOf = (words: Meant[]) => `(${words.map(({ folded }) => inTitleOrLead(folded)).join(" | ")})`;
	return {
		where: sql`${id} in (${alike(asQuery(meant.map(anyOf).join(" & ")))})`,
		rank: sql.join(
			meant.map((words) => likenessOf(vector, words)),
			sql` + `,
		),
	};
}

export const nameMatches = (column: PgColumn, query: SQL): SQL =>
	sql`to_tsvector('german', fold_german(${column})) @@ ${query}`;
