import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { DONATION_RHYTHMS } from "#contract/donations.ts";
import { bytea, cents, createdAt, id, keptWords, moment, oneOf } from "#server/db/columns.ts";

/** What is searched by, folded. */
export const DONOR_WORDS = "donations.words";

export const donations = pgTable(
	"donations",
	{
		id: id(),
		reference: text().notNull().unique(),
		amount_cents: cents().notNull(),
		rhythm: text({ enum: DONATION_RHYTHMS }).notNull(),
		/** The first of a standing order, which this one goes on with. */
		continues_id: integer().references((): AnyPgColumn => donations.id, { onDelete: "set null" }),
		/** What alone it may be spent on; none: wherever it is needed. */
		purpose: text(),
		name: text(),
		email: text(),
		/** A receipt for the tax office names where the donor lives. */
		street_address: text(),
		street_suffix: text(),
		postcode: text(),
		city: text(),
		receipt_wanted: boolean().notNull().default(false),
		/** Given by not claiming expenses, which the receipt has to say. */
		waived_expenses: boolean().notNull().default(false),
		/** Handed over in the house and entered by hand. */
		is_cash: boolean().notNull().default(false),
		/** Opens the page on which the donor says where the receipt goes; only of donations whose donor was asked. */
		address_token_hash: bytea().unique(),
		address_asked_at: moment(),
		/** Opens the page to which the payment page leads back; only of donations paid there. */
		token_hash: bytea().unique(),
		paid_at: moment(),
		words: keptWords("reference || ' ' || coalesce(name, '') || ' ' || coalesce(email, '')"),
		created_at: createdAt(),
		/** Since then only the law keeps it: whoever it is about is erased. */
		restricted_at: moment(),
	},
	(t) => [
		check("donations_amount", sql`amount_cents > 0`),
		check("donations_rhythm", oneOf("rhythm", DONATION_RHYTHMS)),
		index("donations_words").using("gin", sql.raw("words gin_trgm_ops")),
		index("donations_compact").on(sql`replace(reference, '-', '')`),
		index("donations_standing").on(t.id).where(sql`rhythm = 'monthly' and continues_id is null and token_hash is null`),
		index("donations_newest").on(t.created_at, t.id),
		index("donations_amount").on(t.amount_cents, t.id),
		index("donations_of_rhythm").on(t.rhythm, t.created_at, t.id),
		index("donations_of_purpose").on(t.purpose, t.created_at, t.id).where(sql`purpose is not null`),
		index("donations_continuing").on(t.continues_id).where(sql`continues_id is not null`),
		index("donations_awaited").on(t.created_at, t.id).where(sql`paid_at is null`),
		index("donations_arrived").on(t.created_at, t.id, t.amount_cents).where(sql`paid_at is not null`),
		index("donations_email").on(sql`lower(${t.email})`, t.created_at),
		index("donations_paid").on(t.paid_at),
	],
);

/** What arrived on each day in Berlin, kept by the database itself (trigger `days_kept`). */
export const donationDays = pgTable("donation_days", {
	day: date({ mode: "string" }).primaryKey(),
	cents: cents().notNull(),
	gifts: integer().notNull(),
});
