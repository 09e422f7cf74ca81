import { type SQL, sql } from "drizzle-orm";
import { SEARCH_FROM_LETTERS } from "#contract/office/search.ts";
import { type Db, WORD_SIMILARITY } from "./client.ts";
import { meantQuery, wordsOf } from "./match.ts";

/** More are not put in order: whoever types a word that is everywhere goes on typing. */
const LOOKED_AT = 200;
/** Of each kind. */
export const SHOWN = 6;
/** Shorter words are like too many others. */
const MIN_MISSPELT = 4;

/** Where the words are, folded; must equal the expression of the table's index. */
type Folded = SQL;

const all = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` and `)})`;

/** Every word typed occurs; nothing typed finds everything, and what holds no word nothing. */
export function everyWord(words: Folded, text: string | undefined): SQL | undefined {
	if (!text) return undefined;
	const typed = wordsOf(text);
	return typed.length === 0 ? sql`false` : all(typed.map((word) => sql`${words} like ${`%${word}%`}`));
}

/** What is typed begins the text, or one of its words, or stands somewhere in it. */
const nearness = (text: SQL, typed: readonly string[]): SQL => {
	const begun = typed.join(" ");
	return sql`case when ${text} like ${`${begun}%`} then 0 when ${text} like ${`% ${begun}%`} then 1 else 2 end`;
};

/** What may be meant by what is typed: any of its words, or its number alone. */
export type Sought = "anything" | "number";

/** What visitors read of a table: each word of its titles and leads is known by itself. */
interface Published {
	table: SQL;
	vector: SQL;
	/** Of which rows that is true; of the others there are few. */
	only: SQL;
}

interface Place {
	columns: SQL;
	from: SQL;
	words: Folded;
	newest: SQL;
	number?: SQL;
	published?: Published;
}

/** A misspelt word is compared with words and not with texts, except where nobody may read them yet. */
async function asMeant(db: Db, typed: readonly string[], words: Folded, { table, vector, only }: Published) {
	const query = await meantQuery(db, typed);
	const similar = typed.map((word) => sql`word_similarity(${word}, ${words}) >= ${WORD_SIMILARITY}`);
	const others = sql`select id from ${table} where not ${only} and ${all(similar)}`;
	const ids = query
		? sql`(select id from ${table} where ${only} and ${vector} @@ ${query} limit ${LOOKED_AT}) union all ${others}`
		: others;
	return sql`${table}.id in (${ids})`;
}

/**
 * Moments come as PostgreSQL writes them. Rows in whose text every word typed occurs: those that begin with it first, then the newest;
 * where nothing does, rows with similar words.
 * `from` is the table, `columns` what is read of it.
 */
export async function findRows<Row extends object>(
	db: Db,
	text: string,
	{ columns, from, words, newest, number, published }: Place,
	sought: Sought = "anything",
): Promise<Row[]> {
	const typed = wordsOf(text);
	if (!typed.some((word) => word.length >= SEARCH_FROM_LETTERS)) return [];
	const read = async (where: SQL) => {
		const found = sql`select ${columns}, ${newest} as newest, ${nearness(words, typed)} as nearness from ${from} where ${where} limit ${LOOKED_AT}`;
		const { rows } = await db.execute(
			sql`select * from (${found}) found order by nearness, newest desc limit ${SHOWN}`,
		);
		return rows as Row[];
	};
	const occurs = everyWord(words, text) ?? sql`false`;
	if (number && sought === "number") return read(sql`${occurs} and ${everyWord(sql`fold_german(${number})`, text)}`);
	const exact = await read(occurs);
	const long = typed.filter((word) => word.length >= MIN_MISSPELT);
	if (exact.length > 0 || long.length === 0) return exact;
	const similar = all(long.map((word) => sql`${word} <% ${words}`));
	return read(published ? await asMeant(db, long, words, published) : similar);
}
