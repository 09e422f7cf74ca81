import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, revision, updatedAt } from "#server/db/columns.ts";
import { seminarDates } from "#server/seminars/tables.ts";
import { signUps } from "#server/sign-ups/tables.ts";
import { users } from "#server/staff/tables.ts";
import { waitingList } from "#server/waiting-list/tables.ts";

/** What staff have written to the people of a date. */
export const messages = pgTable(
	"messages",
	{
		id: id(),
		/** Made when it was begun: whoever sends twice has sent once. */
		key: uuid().notNull().unique(),
		seminar_date_id: integer()
			.notNull()
			.references(() => seminarDates.id),
		subject: text().notNull(),
		text: text().notNull(),
		to_seats: boolean().notNull(),
		to_waiting: boolean().notNull(),
		/** Numbers of the chosen bookings; none means all. */
		bookings: text().array().notNull().default([]),
		only_unpaid: boolean().notNull().default(false),
		/** Until then it can be called back. */
		due_at: moment().notNull(),
		/** When its letters were written, and with them whom it goes to. */
		written_at: moment(),
		called_back_at: moment(),
		user_id: integer().references(() => users.id),
		created_at: createdAt(),
	},
	(t) => [
		check("messages_audience", sql`to_seats or to_waiting`),
		check("messages_one_end", sql`written_at is null or called_back_at is null`),
		index("messages_date").on(t.seminar_date_id, t.created_at),
		index("messages_user").on(t.user_id),
		index("messages_planned").on(t.due_at).where(sql`written_at is null and called_back_at is null`),
	],
);

/** Who gets a message: each booking and each entry of the waiting list once. */
export const messageRecipients = pgTable(
	"message_recipients",
	{
		id: id(),
		message_id: integer()
			.notNull()
			.references(() => messages.id, { onDelete: "cascade" }),
		sign_up_id: integer().references(() => signUps.id, { onDelete: "cascade" }),
		/** Entries go when the date begins; who got the letter is still told until the message goes. */
		waiting_id: integer().references(() => waitingList.id, { onDelete: "set null" }),
		name: text().notNull(),
		email: text().notNull(),
		/** In the outbox. */
		letter_id: uuid().notNull().unique(),
	},
	(t) => [
		unique("message_recipients_booking").on(t.message_id, t.sign_up_id),
		unique("message_recipients_waiting").on(t.message_id, t.waiting_id),
		index("message_recipients_sign_up").on(t.sign_up_id),
		index("message_recipients_waiting_entry").on(t.waiting_id),
		index("message_recipients_email").on(sql`lower(${t.email})`),
	],
);

/** The house's own templates; one that was deleted can be brought back. */
export const messageTemplates = pgTable(
	"message_templates",
	{
		id: id(),
		name: text().notNull(),
		subject: text().notNull(),
		text: text().notNull(),
		deleted_at: moment(),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [uniqueIndex("message_templates_name").on(sql`lower(${t.name})`).where(sql`deleted_at is null`)],
);
