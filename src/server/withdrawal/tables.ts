import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, createdAt, id, moment } from "#server/db/columns.ts";
import { orders } from "#server/orders/tables.ts";

/** Declarations as received, for any contract a person names; staff assign the order. */
export const withdrawals = pgTable(
	"withdrawals",
	{
		id: id(),
		name: text().notNull(),
		contract: text().notNull(),
		email: text().notNull(),
		order_id: integer().references(() => orders.id),
		/** Opens the page behind the link in the receipt, where the declaration is carried out by a press. */
		token_hash: bytea().unique(),
		/** When somebody with that link showed that the mailbox is theirs. */
		confirmed_at: moment(),
		handled_at: moment(),
		received_at: createdAt(),
	},
	(t) => [
		index("withdrawals_newest").on(t.received_at, t.id),
		index("withdrawals_order").on(t.order_id),
		index("withdrawals_open").on(t.received_at).where(sql`handled_at is null`),
	],
);
