import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { PERSONS } from "#contract/constants.ts";
import { WAITING_STATES } from "#contract/waiting-list.ts";
import { between, bytea, createdAt, id, moment, oneOf } from "#server/db/columns.ts";
import { seminarDates } from "#server/seminars/tables.ts";
import { signUps } from "#server/sign-ups/tables.ts";

export const waitingList = pgTable(
	"waiting_list",
	{
		id: id(),
		seminar_date_id: integer()
			.notNull()
			.references(() => seminarDates.id),
		name: text().notNull(),
		email: text().notNull(),
		number_of_persons: smallint().notNull(),
		/** Whether fewer seats than these are welcome too. */
		fewer_welcome: boolean().notNull().default(false),
		state: text({ enum: WAITING_STATES }).notNull().default("waiting"),
		token_hash: bytea().notNull().unique(),
		offer_expires_at: moment(),
		/** The booking that came of it. */
		sign_up_id: integer().references(() => signUps.id),
		/** Where the office has changed the order: the place in the queue, as a moment between those of the others. */
		queued_at: moment(),
		created_at: createdAt(),
	},
	(t) => [
		check("waiting_list_state", oneOf("state", WAITING_STATES)),
		check("waiting_list_persons", between("number_of_persons", PERSONS.min, PERSONS.max)),
		index("waiting_list_queue").on(t.seminar_date_id, t.created_at),
		index("waiting_list_waiting").on(t.seminar_date_id).where(sql`state = 'waiting'`),
		index("waiting_list_email").on(sql`lower(${t.email})`, t.created_at),
		index("waiting_list_sign_up").on(t.sign_up_id),
		index("waiting_list_offers").on(t.offer_expires_at).where(sql`state = 'offered'`),
	],
);
