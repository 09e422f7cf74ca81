import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { NEWSLETTER_SOURCES, SUBSCRIBER_STATES } from "#contract/newsletter.ts";
import { bytea, createdAt, id, moment, oneOf } from "#server/db/columns.ts";

/** What is searched by, folded; the index is made of it. */
export const SUBSCRIBER_WORDS = "fold_german(email)";

/** Has confirmed, and the address takes letters; written out, so that the index is known to serve it. */
export const IS_READING = sql.raw(
	"newsletter_subscribers.state = 'confirmed' and newsletter_subscribers.set_aside_at is null and newsletter_subscribers.restricted_at is null",
);

/** What an imported address brought along. It lies in its row, so it goes with it. */
export interface StoredImportProof {
	/** "2025-06-12", or a moment where the file told it. */
	given: string;
	how: string;
	words: string | null;
	kept: string;
	imported_at: string;
	/** Who of the staff. */
	by: number;
}

/** Holds the proof of the double opt-in: which form, which text, when asked and when confirmed. */
export const newsletterSubscribers = pgTable(
	"newsletter_subscribers",
	{
		id: id(),
		/** In small letters, so that one mailbox is one row. */
		email: text().notNull().unique(),
		state: text({ enum: SUBSCRIBER_STATES }).notNull().default("pending"),
		source: text({ enum: NEWSLETTER_SOURCES }).notNull(),
		/** Names the words together with the source. */
		text_version: text().notNull(),
		token_hash: bytea().notNull().unique(),
		requested_at: createdAt(),
		import_proof: jsonb().$type<StoredImportProof>(),
		confirmed_at: moment(),
		unsubscribed_at: moment(),
		/** The address takes no letters any more: nothing goes there, and the proof stays. */
		set_aside_at: moment(),
		/** What the server said: "5.1.1". */
		set_aside_status: text(),
		/** Staff have asked for letters to go there again: what came back before does not count. */
		written_again_at: moment(),
		/** Since then only the law keeps it: whoever it is about is erased. */
		restricted_at: moment(),
	},
	(t) => [
		check("newsletter_subscribers_email_lower", sql`email = lower(email)`),
		check("newsletter_subscribers_state", oneOf("state", SUBSCRIBER_STATES)),
		index("newsletter_subscribers_words").using("gin", sql.raw(`${SUBSCRIBER_WORDS} gin_trgm_ops`)),
		index("newsletter_subscribers_newest").on(t.requested_at, t.id),
		index("newsletter_subscribers_requested").on(t.state, t.requested_at, t.id),
		index("newsletter_subscribers_reading").on(sql`hash_address(email)`).where(IS_READING),
		index("newsletter_subscribers_confirmed").on(t.confirmed_at),
		index("newsletter_subscribers_unsubscribed").on(t.unsubscribed_at),
	],
);
