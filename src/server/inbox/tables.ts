import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#server/db/columns.ts";

/** POST-02: how far a mailbox has been read, and what was in it. Nothing here tells of a person. */
export const mailboxes = pgTable("mailboxes", {
	/** Which one: another server or folder begins anew. */
	key: text().primaryKey(),
	/** As the server numbers its messages; when it changes, all numbers are new. */
	uid_validity: bigint({ mode: "bigint" }).notNull(),
	last_uid: bigint({ mode: "number" }).notNull(),
	replies: integer().notNull().default(0),
	automatic: integer().notNull().default(0),
	/** Fits no conversation and stays where it is. */
	untouched: integer().notNull().default(0),
	looked_at: moment().notNull(),
});
