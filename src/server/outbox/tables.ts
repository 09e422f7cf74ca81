import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, oneOf } from "#server/db/columns.ts";

const CHANNELS = ["mail", "sms"] as const;
const OUTBOX_STATES = ["waiting", "sent", "failed"] as const;

/** What must leave the house. A row is written in the transaction of what it reports and delivered by a job. */
export const outbox = pgTable(
	"outbox",
	{
		/** Grows with time, so letters of the same moment stay in the order in which they were written. */
		id: uuid()
			.primaryKey()
			.$defaultFn(() => randomUUIDv7()),
		channel: text({ enum: CHANNELS }).notNull(),
		/** Which letter this is, for staff and tests: "booking_confirmation". */
		kind: text().notNull(),
		recipient: text().notNull(),
		message: jsonb().notNull(),
		state: text({ enum: OUTBOX_STATES }).notNull().default("waiting"),
		tries: integer().notNull().default(0),
		next_try_at: moment().notNull(),
		last_error: text(),
		sent_at: moment(),
		created_at: moment().notNull(),
	},
	(t) => [
		check("outbox_channel", oneOf("channel", CHANNELS)),
		check("outbox_state", oneOf("state", OUTBOX_STATES)),
		index("outbox_due").on(t.next_try_at, t.id).where(sql`state = 'waiting'`),
		index("outbox_unlocks")
			.on(sql`(message->>'unlocks')`)
			.where(sql`state = 'waiting' and kind = 'order_confirmation'`),
		index("outbox_newest").on(t.created_at.desc(), t.id.desc()),
	],
);
