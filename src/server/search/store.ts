import { type SQL, sql } from "drizzle-orm";
import { articles } from "#server/articles/tables.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { courseCues, courses } from "#server/courses/tables.ts";
import type { Db } from "#server/db/client.ts";
import { nameMatches } from "#server/db/match.ts";
import { seminars } from "#server/seminars/tables.ts";
import { users } from "#server/staff/tables.ts";

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
const BETWEEN_WORDS = "[^[:alnum:]äöüÄÖÜß]+";

/** The word of a title that comes closest; the indexes for typing mistakes leave few titles to look at. */
export async function findSimilarWord(db: Db, word: string): Promise<string | undefined> {
	const { rows } = await db.execute<{ word: string }>(sql`
		with titles (words) as (
			select ${articles.title} || ' ' || ${articles.teaser_text} from ${articles}
			where ${articles.is_published} and ${word} <% fold_german(${articles.title} || ' ' || ${articles.teaser_text})
			union all select ${seminars.topic} from ${seminars}
			where ${seminars.is_active} and ${word} <% fold_german(${seminars.topic} || ' ' || ${seminars.location})
			union all select ${courses.topic} from ${courses}
			where ${courses.is_active} and ${word} <% fold_german(${courses.topic})
		), candidates as (select distinct regexp_split_to_table(words, ${BETWEEN_WORDS}) as word from titles)
		select word from candidates
		where similarity(fold_german(word), ${word}) >= ${MIN_LIKENESS}
		order by similarity(fold_german(word), ${word}) desc, word limit 1`);
	return rows[0]?.word;
}
