import { date, integer, pgTable } from "drizzle-orm/pg-core";
import { users } from "#server/staff/tables.ts";

/** TODAY-05: who wants the day's list by mail; whoever does not has no row. */
export const dailyLists = pgTable("daily_lists", {
	user_id: integer()
		.primaryKey()
		.references(() => users.id),
	/** The last day that was decided on: a letter left, or nothing was waiting. */
	sent_on: date({ mode: "string" }),
});
