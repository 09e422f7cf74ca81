import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** What is searched by, folded; the index is made of it. */
export const CONTACT_WORDS = "fold_german(name || ' ' || email || ' ' || coalesce(company, ''))";

export const contactRequests = pgTable(
	"contact_requests",
	{
		id: id(),
		/** Whoever sends the same form twice has written once. */
		idempotency_key: text().unique(),
		name: text().notNull(),
		company: text(),
		phone: text(),
		email: text().notNull(),
		description: text().notNull(),
		closed_at: moment(),
		/** The letter that confirmed it: answers stand below it in the mailbox of whoever asked. */
		receipt_id: uuid(),
		created_at: createdAt(),
	},
	(t) => [
		index("contact_requests_newest").on(t.created_at, t.id),
		index("contact_requests_open").on(t.created_at, t.id).where(sql`closed_at is null`),
		index("contact_requests_closed").on(t.created_at, t.id).where(sql`closed_at is not null`),
		index("contact_requests_email").on(sql`lower(${t.email})`, t.created_at),
		index("contact_requests_words").using("gin", sql.raw(`${CONTACT_WORDS} gin_trgm_ops`)),
	],
);

/** POST-02: what staff answered; goes with its request. */
export const contactAnswers = pgTable(
	"contact_answers",
	{
		id: id(),
		request_id: integer()
			.notNull()
			.references(() => contactRequests.id, { onDelete: "cascade" }),
		text: text().notNull(),
		letter_id: uuid().notNull(),
		written_by: integer().references(() => users.id),
		created_at: moment().notNull(),
	},
	(t) => [
		index("contact_answers_request").on(t.request_id, t.id),
		index("contact_answers_written_by").on(t.written_by),
	],
);
