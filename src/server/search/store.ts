import { type SQL, sql } from "drizzle-orm";
import { articles } from "#server/articles/tables.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { courseCues, courses } from "#server/courses/tables.ts";
import type { Db } from "#server/db/client.ts";
import { nameMatches } from "#server/db/match.ts";
import { seminars } from "#server/seminars/tables.ts";
import { users } from "#server/staff/tables.ts";
import { writtenWords } from "./tables.ts";

/** Whoever wrote a word, or one of its stem, wrote it in one of so many texts just so. */
const LOOKED_AT = 50;

/** Whether somebody wrote a word just so: one that merely has the same stem may be misspelt all the same. */
export async function isSpelt(db: Db, word: string): Promise<boolean> {
	const query = sql`(to_tsquery('german', ${word}) || to_tsquery('simple', ${`${word}:*`}))`;
	const inTexts = (text: SQL, from: SQL, vector: SQL) => sql`exists (
		select 1 from (select ${text} as text from ${from} and ${vector} @@ ${query} limit ${LOOKED_AT}) few
		where fold_german(few.text) like ${`%${word}%`})`;
	const { rows } = await db.execute<{ spelt: boolean }>(sql`select
		exists (select 1 from ${writtenWords} where folded like ${`%${word}%`})
		or ${inTexts(sql`${articles.content}`, sql`${articles} where ${articles.is_published}`, sql`${articles.search_vector}`)}
		or ${inTexts(sql`${seminars.description}`, sql`${seminars} where ${seminars.is_active}`, sql`${seminars.search_vector}`)}
		or ${inTexts(sql`${courses.description}`, sql`${courses} where ${courses.is_active}`, sql`${courses.search_vector}`)}
		or ${inTexts(sql`${courseCues.text}`, sql`${courseCues} join ${courses} on ${courses.id} = ${courseCues.course_id} where ${courses.is_active}`, sql`${courseCues.search_vector}`)}
		or exists (select 1 from ${categories} where ${nameMatches(categories.name, query)})
		or exists (select 1 from ${lecturers} where ${nameMatches(lecturers.name, query)} or ${nameMatches(lecturers.role, query)})
		or exists (select 1 from ${users} where ${nameMatches(users.name, query)}) as spelt`);
	return rows[0]?.spelt ?? false;
}

/** Less alike, and it is another word. */
const MIN_LIKENESS = 0.4;

/** The word of a title or lead that comes closest. */
export async function findSimilarWord(db: Db, word: string): Promise<string | undefined> {
	const { rows } = await db.execute<{ word: string }>(sql`
		select word from ${writtenWords} where ${word} <% folded and similarity(folded, ${word}) >= ${MIN_LIKENESS}
		order by similarity(folded, ${word}) desc, word limit 1`);
	return rows[0]?.word;
}
