import { randomUUIDv7 } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { check, index, integer, jsonb, type PgColumn, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { BLOCK_LEVELS, type BlockLevel } from "#contract/office/letters.ts";
import { bytea, moment, oneOf } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

export const CHANNELS = ["mail", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];
/** `blocked`: whoever it was for wants no such letters. */
const OUTBOX_STATES = ["waiting", "sent", "failed", "blocked"] as const;

/** What is searched by, folded; the index is made of it. */
export const LETTER_WORDS = "fold_german(recipient)";

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
		/** 0 goes first (a person waits for it on the screen), 1 is every other letter, 2 what goes to many. */
		urgency: smallint().notNull().default(1),
		message: jsonb().notNull(),
		/** The number of the order whose films open when this letter has left. */
		unlocks: text(),
		/** The number of the order that it tells of. */
		about: text(),
		state: text({ enum: OUTBOX_STATES }).notNull().default("waiting"),
		tries: integer().notNull().default(0),
		next_try_at: moment().notNull(),
		/** A sender is at it until then; after that it has died, and another one takes the letter. */
		leased_until: moment(),
		last_error: text(),
		sent_at: moment(),
		/** When somebody has dealt with a letter that never arrived. */
		closed_at: moment(),
		created_at: moment().notNull(),
	},
	(t) => [
		check("outbox_channel", oneOf("channel", CHANNELS)),
		check("outbox_state", oneOf("state", OUTBOX_STATES)),
		check("outbox_urgency", sql`urgency between 0 and 2`),
		index("outbox_due").on(t.channel, t.urgency, t.next_try_at, t.id).where(sql`state = 'waiting'`),
		index("outbox_oldest").on(t.created_at).where(sql`state = 'waiting'`),
		index("outbox_about").on(t.about).where(sql`about is not null`),
		index("outbox_unlocks").on(t.unlocks).where(sql`state = 'waiting'`),
		index("outbox_words").using("gin", sql.raw(`${LETTER_WORDS} gin_trgm_ops`)),
		index("outbox_newest").on(t.created_at, t.id),
		index("outbox_sent").on(t.created_at, t.id, t.channel).where(sql`state = 'sent'`),
		index("outbox_recipient").on(sql`lower(${t.recipient})`, t.created_at),
		index("outbox_failed").on(t.created_at).where(sql`state = 'failed' and closed_at is null`),
		index("outbox_told").on(t.id).where(sql`message <> '{}'`),
		index("outbox_given_up").on(t.id).where(sql`state = 'failed'`),
	],
);

/**
 * PERSON-05: who gets no letters, or only those that law or contract ask for. The address is never kept, only its
 * SHA-256: so the block outlives the person's data without keeping any.
 */
export const letterBlocks = pgTable(
	"letter_blocks",
	{
		address_hash: bytea().primaryKey(),
		level: text({ enum: BLOCK_LEVELS }).notNull(),
		/** What staff wrote may speak of the person: it goes with the last of their data. */
		reason: text(),
		set_by: integer().references(() => users.id),
		set_at: moment().notNull(),
	},
	(t) => [check("letter_blocks_level", oneOf("level", BLOCK_LEVELS)), index("letter_blocks_set_by").on(t.set_by)],
);

/** What somebody with this address is spared, for a query that reads addresses. */
export const blockOf = (address: SQL | PgColumn) =>
	sql<BlockLevel | null>`(select level from letter_blocks where address_hash = sha256(convert_to(lower(${address}), 'UTF8')))`;
