import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import { PERSONS } from "#contract/constants.ts";
import { NONPROFIT_COMMITMENTS, NONPROFIT_SECTORS, NONPROFIT_WEEKLY_COMMITMENTS } from "#contract/sign-ups.ts";
import {
	between,
	bytea,
	cents,
	createdAt,
	id,
	indexIn,
	keptWords,
	legalVersions,
	moment,
	revision,
	updatedAt,
} from "#server/db/columns.ts";
import { seminarDates } from "#server/seminars/tables.ts";
import { users } from "#server/staff/tables.ts";
import { vouchers } from "#server/vouchers/tables.ts";

/** What is searched by, folded. */
export const SIGN_UP_WORDS = "sign_ups.words";

const WORDS =
	"number || ' ' || first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(company, '')";

export const signUps = pgTable(
	"sign_ups",
	{
		id: id(),
		/** What people call it; nobody gets in with it. */
		number: text().notNull().unique(),
		/** Opens the page of the booking. */
		token_hash: bytea().notNull().unique(),
		idempotency_key: text().unique(),
		seminar_date_id: integer()
			.notNull()
			.references(() => seminarDates.id),
		number_of_persons: smallint().notNull(),
		first_name: text().notNull(),
		last_name: text().notNull(),
		company: text(),
		/** Those who come from the waiting list have given no address. */
		street_address: text(),
		street_suffix: text(),
		postcode: text(),
		city: text(),
		/** None of those who called and have none: their letters are printed. */
		email: text(),
		phone: text(),
		/** The buyer's own number of it, and where an administration wants the invoice (EINV-02). */
		order_reference: text(),
		leitweg_id: text(),
		nonprofit_sector: smallint(),
		nonprofit_commitment: smallint(),
		nonprofit_weekly_commitment: smallint(),
		accept_newsletter: boolean().notNull().default(false),
		voucher_id: integer().references(() => vouchers.id),
		gross_cents: cents().notNull().default(0),
		/** The words on the button that was pressed. */
		button_label: text().notNull(),
		legal_versions: legalVersions(),
		/** § 356 Abs. 5 BGB: asked for before priced seminars that begin within the period of withdrawal. */
		accept_early_performance: boolean().notNull().default(false),
		/** DATE-05: when it was to begin before the date was moved; whether the new time suits is asked until a day. */
		move_from: moment(),
		move_answer_by: date({ mode: "string" }),
		move_accepted_at: moment(),
		move_reminded_at: moment(),
		/** The colleague who took it by phone, after the terms were read out. */
		taken_by: integer().references(() => users.id),
		/** Counts the versions of the calendar entry. */
		sequence: integer().notNull().default(0),
		cancelled_at: moment(),
		words: keptWords(WORDS),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
		/** Since then only the law keeps it: whoever it is about is erased. */
		restricted_at: moment(),
	},
	(t) => [
		check("sign_ups_persons", between("number_of_persons", 0, PERSONS.max)),
		check("sign_ups_gross", sql`gross_cents >= 0`),
		check("sign_ups_sector", indexIn("nonprofit_sector", NONPROFIT_SECTORS)),
		check("sign_ups_commitment", indexIn("nonprofit_commitment", NONPROFIT_COMMITMENTS)),
		check("sign_ups_weekly_commitment", indexIn("nonprofit_weekly_commitment", NONPROFIT_WEEKLY_COMMITMENTS)),
		index("sign_ups_date").on(t.seminar_date_id, t.created_at),
		index("sign_ups_compact").on(sql`replace(number, '-', '')`),
		index("sign_ups_words").using("gin", sql.raw("words gin_trgm_ops")),
		index("sign_ups_email").on(sql`lower(${t.email})`, t.created_at),
		index("sign_ups_voucher").on(t.voucher_id),
		index("sign_ups_taken_by").on(t.taken_by),
		index("sign_ups_newest").on(t.created_at, t.id),
		index("sign_ups_standing").on(t.created_at, t.id).where(sql`cancelled_at is null`),
		index("sign_ups_move_asked")
			.on(t.move_answer_by)
			.where(sql`move_from is not null and move_accepted_at is null and cancelled_at is null`),
	],
);

export const signUpPersons = pgTable(
	"sign_up_persons",
	{
		id: id(),
		sign_up_id: integer()
			.notNull()
			.references(() => signUps.id),
		position: smallint().notNull(),
		first_name: text(),
		last_name: text(),
		email: text(),
		/** PART-06: what the office should know: allergies, a wheelchair. */
		note: text(),
		note_for_lecturer: boolean().notNull().default(false),
		/** PART-07: when they were reminded, what opens their answer, and when they said that they come. */
		reminded_at: moment(),
		reminder_hash: bytea().unique(),
		coming_at: moment(),
		cancelled_at: moment(),
		/** As of a booking: since then only a grant keeps who it was. */
		restricted_at: moment(),
	},
	(t) => [
		unique("sign_up_persons_position").on(t.sign_up_id, t.position),
		index("sign_up_persons_email").on(sql`lower(${t.email})`),
	],
);
