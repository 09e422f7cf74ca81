import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { REPLY_KINDS, type ReplyFile } from "#contract/office/request-words.ts";
import { createdAt, id, keptWords, moment, oneOf } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** What is searched by, folded. */
export const CONTACT_WORDS = "contact_requests.words";

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
		/** POST-02: whose turn it is; nobody's when the account is shut. */
		assigned_to: integer().references(() => users.id),
		/** When they wrote back, until somebody answers or is done with it. */
		replied_at: moment(),
		/** Stands in the address that answers go to: whoever knows it writes into this conversation. */
		reply_token: uuid().notNull().defaultRandom().unique(),
		/** The letter that confirmed it: answers stand below it in the mailbox of whoever asked. */
		receipt_id: uuid(),
		words: keptWords("name || ' ' || email || ' ' || coalesce(company, '')"),
		created_at: createdAt(),
	},
	(t) => [
		index("contact_requests_newest").on(t.created_at, t.id),
		index("contact_requests_open").on(t.created_at, t.id).where(sql`closed_at is null`),
		index("contact_requests_closed").on(t.created_at, t.id).where(sql`closed_at is not null`),
		index("contact_requests_assigned").on(t.assigned_to, t.created_at, t.id),
		index("contact_requests_receipt").on(t.receipt_id),
		index("contact_requests_email").on(sql`lower(${t.email})`, t.created_at),
		index("contact_requests_words").using("gin", sql.raw("words gin_trgm_ops")),
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
		/** Whoever presses twice has answered once. */
		idempotency_key: text().unique(),
		written_by: integer().references(() => users.id),
		created_at: moment().notNull(),
	},
	(t) => [
		index("contact_answers_request").on(t.request_id, t.id),
		index("contact_answers_letter").on(t.letter_id),
		index("contact_answers_written_by").on(t.written_by),
	],
);

/** POST-02: what the team tells itself; no letter carries it. Goes with its request. */
export const contactNotes = pgTable(
	"contact_notes",
	{
		id: id(),
		request_id: integer()
			.notNull()
			.references(() => contactRequests.id, { onDelete: "cascade" }),
		text: text().notNull(),
		written_by: integer().references(() => users.id),
		created_at: moment().notNull(),
	},
	(t) => [index("contact_notes_request").on(t.request_id, t.id), index("contact_notes_written_by").on(t.written_by)],
);

/** POST-02: what came back by mail; goes with its request. */
export const contactReplies = pgTable(
	"contact_replies",
	{
		id: id(),
		request_id: integer()
			.notNull()
			.references(() => contactRequests.id, { onDelete: "cascade" }),
		kind: text({ enum: REPLY_KINDS }).notNull(),
		/** As the mail names itself: each is taken once. */
		message_id: text().notNull().unique(),
		/** Not always the one who asked: somebody may pass a letter on. */
		name: text(),
		email: text().notNull(),
		text: text().notNull(),
		/** Names and sizes alone: the files stay in the mailbox. */
		files: jsonb().$type<ReplyFile[]>().notNull().default([]),
		/** There is more of it in the mailbox. */
		is_cut: boolean().notNull().default(false),
		created_at: moment().notNull(),
	},
	(t) => [
		index("contact_replies_request").on(t.request_id, t.id),
		index("contact_replies_email").on(sql`lower(${t.email})`),
		check("contact_replies_kind", oneOf("kind", REPLY_KINDS)),
	],
);
