import { asc, isNotNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { jobRuns } from "./tables.ts";

/** The last run of each job that did not end well; there is one row for each job. */
export const findFailedRuns = (db: Db) =>
	db.select().from(jobRuns).where(isNotNull(jobRuns.error)).orderBy(asc(jobRuns.began_at));
