import { type SQL, sql } from "drizzle-orm";
import { articles } from "#server/articles/tables.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { courseCues, courses } from "#server/courses/tables.ts";
import type { Db } from "#server/db/client.ts";
import { nameMatches } from "#server/db/match.ts";
import { seminars } from "#server/seminars/tables.ts";
import { users } from "#server/staff/tables.ts";
import { writtenWords } from "./tables.ts";

/** Whether somebody wrote a word just so: one that merely has the same stem may be misspelt all the same. */
export async function isSpelt(db: Db, word: string): Promise<boolean> {
	const query = sql`(to_tsquery('german', ${word}) || to_tsquery('simple', ${`${word}:*`}))`;
	const has = (text: SQL) => sql`fold_german(${text}) like ${`%${word}%`}`;
	const { rows } = await db.execute<{ spelt: boolean }>(sql`select
		exists (select 1 from ${articles} where ${articles.is_published} and ${articles.search_vector} @@ ${query}
			and ${has(sql`${articles.title} || ' ' || ${articles.teaser_text} || ' ' || ${articles.content}`)})
		or exists (select 1 from ${seminars} where ${seminars.is_active} and ${seminars.search_vector} @@ ${query}
			and ${has(sql`${seminars.topic} || ' ' || ${seminars.location} || ' ' || ${seminars.description}`)})
		or exists (select 1 from ${courses} where ${courses.is_active} and ${courses.search_vector} @@ ${query}
			and ${has(sql`${courses.topic} || ' ' || ${courses.description}`)})
		or exists (select 1 from ${courseCues} join ${courses} on ${courses.id} = ${courseCues.course_id}
			where ${courses.is_active} and ${courseCues.search_vector} @@ ${query} and ${has(sql`${courseCues.text}`)})
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
