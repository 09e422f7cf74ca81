import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { WITHDRAWAL_DECISIONS } from "#contract/office/withdrawal-words.ts";
import { bytea, createdAt, id, keptWords, moment, oneOf } from "#server/db/columns.ts";
import { orders } from "#server/orders/tables.ts";

/** What is searched by, folded. */
export const WITHDRAWAL_WORDS = "withdrawals.words";

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
		/** Where it ended no order, and why. */
		decision: text({ enum: WITHDRAWAL_DECISIONS }),
		decision_reason: text(),
		words: keptWords("name || ' ' || email || ' ' || contract"),
		received_at: createdAt(),
	},
	(t) => [
		check("withdrawals_decision", oneOf("decision", WITHDRAWAL_DECISIONS)),
		check(
			"withdrawals_decided",
			sql`num_nonnulls(decision, decision_reason) in (0, 2) and (decision is null or handled_at is not null)`,
		),
		index("withdrawals_newest").on(t.received_at, t.id),
		index("withdrawals_order").on(t.order_id),
		index("withdrawals_newest_of_order").on(t.order_id, t.id),
		index("withdrawals_email").on(sql`lower(${t.email})`, t.received_at),
		index("withdrawals_open").on(t.received_at, t.id).where(sql`handled_at is null`),
		index("withdrawals_handled").on(t.received_at, t.id, t.decision).where(sql`handled_at is not null`),
		index("withdrawals_words").using("gin", sql.raw("words gin_trgm_ops")),
	],
);
