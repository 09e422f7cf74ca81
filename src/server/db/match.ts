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

/** What holds all that the query finds: of a compound its first part tells most, its last may stand in every text. */
function widerForm(word: string): string {
	const [first = word, ...others] = partCompound(word);
	return others.length === 0 ? anyForm(word, "") : `(${foldGerman(word)}:* | ${foldGerman(first)}:*)`;
}

const everyForm = (text: string, formOf: (word: string) => string): string => spelt(text).map(formOf).join(" & ");

/** Every word must occur, as a whole, inflected, or as the beginning of a longer one; `of` names the weights in which. */
export const toTsQuery = (text: string, of = ""): string => everyForm(text, (word) => anyForm(word, of));

export const asQuery = (words: string): SQL => sql`to_tsquery('german', ${words})`;

/** Whether the words of a row are those that are looked for, so that its index gathers little. */
type Matches = (vector: SQL | PgColumn) => SQL;

function matchesOf(text: string): Matches {
	const [words, wider] = [toTsQuery(text), everyForm(text, widerForm)];
	if (words === wider) return (vector) => sql`${vector} @@ ${asQuery(words)}`;
	// What is no column of an index is asked only of what the index has found.
	return (vector) => sql`(${vector} @@ ${asQuery(wider)} and coalesce(${vector}, '') @@ ${asQuery(words)})`;
}

export interface Searchable {
	id: PgColumn;
	vector: PgColumn;
	/** Selects of ids, each by an index of its own: joined by `or` none of them could be used. */
	exact: (query: SQL, matches: Matches) => SQL[];
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
	const ways = exact(query, matchesOf(text)).map((way) => sql`(${way})`);
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

/** For each word typed what may be meant by it; null where nobody wrote anything like one of them. */
async function meantBy(db: Db, typed: readonly string[]): Promise<Meant[][] | null> {
	const meant = await Promise.all(typed.map((word) => wordsLike(db, word)));
	return typed.length === 0 || meant.some((words) => words.length === 0) ? null : meant;
}

const anyOf = (words: Meant[]) => `(${words.map(({ folded }) => inTitleOrLead(folded)).join(" | ")})`;
const queryOf = (meant: Meant[][]): SQL => asQuery(meant.map(anyOf).join(" & "));

/** What titles and leads that visitors read are asked for when words are misspelt; null where none has such words. */
export async function meantQuery(db: Db, typed: readonly string[]): Promise<SQL | null> {
	const meant = await meantBy(db, typed);
	return meant && queryOf(meant);
}

/** For when nothing is spelt as it was typed: rows whose title or lead has words like each of them; none where nobody wrote such a word. */
export async function fuzzyMatch(db: Db, text: string, { id, vector, alike }: Searchable): Promise<Match | null> {
	const meant = await meantBy(db, wordsOf(text));
	if (!meant) return null;
	return {
		where: sql`${id} in (${alike(queryOf(meant))})`,
		rank: sql.join(
			meant.map((words) => likenessOf(vector, words)),
			sql` + `,
		),
	};
}

export const nameMatches = (column: PgColumn, query: SQL): SQL =>
	sql`to_tsvector('german', fold_german(${column})) @@ ${query}`;
