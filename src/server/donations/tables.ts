import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { cents, createdAt, id, oneOf } from "#server/db/columns.ts";

const RHYTHMS = ["one_off", "monthly"] as const;

export const donations = pgTable(
	"donations",
	{
		id: id(),
		reference: text().notNull().unique(),
		amount_cents: cents().notNull(),
		rhythm: text({ enum: RHYTHMS }).notNull(),
		name: text(),
		email: text(),
		created_at: createdAt(),
	},
	(t) => [
		check("donations_amount", sql`amount_cents > 0`),
		check("donations_rhythm", oneOf("rhythm", RHYTHMS)),
		index("donations_newest").on(t.created_at.desc()),
	],
);
