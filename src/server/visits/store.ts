import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { seminars } from "#server/seminars/tables.ts";
import { seminarVisits, type VisitStep } from "./tables.ts";

export interface Counted {
	/** Its id or its short name; what is neither is left out. */
	seminar: string;
	step: VisitStep;
	count: number;
}

/** All of them by one statement, on top of what other processes have counted. */
export const addVisits = (db: Db, day: string, counted: readonly Counted[]) =>
	db.execute(sql`
		insert into ${seminarVisits} (seminar_id, day, step, count)
		select ${seminars.id}, ${day}::date, given.step, sum(given.count)
		from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as given(seminar text, step text, count integer)
		join ${seminars} on ${seminars.slug} = given.seminar or ${seminars.id}::text = given.seminar
		group by ${seminars.id}, given.step
		order by ${seminars.id}, given.step
		on conflict (seminar_id, day, step) do update set count = ${seminarVisits}.count + excluded.count`);
