import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { baskets } from "#server/basket/tables.ts";
import { bytea, createdAt, id, moment } from "#server/db/columns.ts";
import { members } from "#server/members/tables.ts";

/** A code sent to a phone, bound to the number and to the member or the guest's basket that asked for it. */
export const pins = pgTable(
	"pins",
	{
		id: id(),
		phone_number: text().notNull(),
		member_id: integer().references(() => members.id, { onDelete: "cascade" }),
		basket_id: uuid().references(() => baskets.id, { onDelete: "cascade" }),
		code_hash: bytea().notNull(),
		tries: smallint().notNull().default(0),
		expires_at: moment().notNull(),
		confirmed_at: moment(),
		created_at: createdAt(),
	},
	(t) => [
		check("pins_owner", sql`num_nonnulls(member_id, basket_id) = 1`),
		index("pins_member").on(t.member_id),
		index("pins_basket").on(t.basket_id),
		index("pins_number").on(t.phone_number, t.created_at),
	],
);
