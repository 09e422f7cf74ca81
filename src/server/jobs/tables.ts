import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#server/db/columns.ts";

/** When each job last ran, in whichever process: once per period over all of them. */
export const jobRuns = pgTable("job_runs", {
	name: text().primaryKey(),
	began_at: moment().notNull(),
	/** None while it runs, or when the process died meanwhile. */
	ended_at: moment(),
	succeeded_at: moment(),
	error: text(),
});
