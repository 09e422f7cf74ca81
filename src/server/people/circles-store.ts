import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";

/** The index over the words finds them; what belongs is decided by the row itself. */
async function countWhere(db: Db, q: string, belongs: SQL): Promise<{ people: number; bookings: number }> {
	const { rows } = await db.execute<{ people: number; bookings: number }>(sql`select count(*)::int as people,
		coalesce(sum((select count(*) from sign_ups s where lower(s.email) = p.email and s.cancelled_at is null)), 0)::int as bookings
		from people p where ${everyWord(sql`words`, q)} and ${belongs}`);
	return rows[0] ?? { people: 0, bookings: 0 };
}

export const countOfCompany = (db: Db, company: string) =>
	countWhere(db, company, sql`fold_german(p.company) = fold_german(${company})`);

export const countOfDomain = (db: Db, domain: string) =>
	countWhere(db, domain, sql`split_part(p.email, '@', 2) = ${domain}`);
