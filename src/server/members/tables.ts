import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytea, createdAt, id, legalVersions, moment, revision, updatedAt } from "#server/db/columns.ts";

/** What is searched by, folded; the index is made of it. */
export const MEMBER_WORDS = "fold_german(name || ' ' || email || ' ' || coalesce(company, ''))";

export const members = pgTable(
	"members",
	{
		id: id(),
		title: text(),
		name: text().notNull(),
		email: text().notNull(),
		email_confirmed_at: moment(),
		password_hash: text().notNull(),
		company: text(),
		street_address: text().notNull(),
		street_suffix: text().notNull(),
		postcode: text().notNull(),
		city: text().notNull(),
		phone_number: text(),
		pin_authenticated_at: moment(),
		date_of_birth: date({ mode: "string" }),
		/** Bank, owner, IBAN and BIC as one encrypted JSON document. */
		bank_data: bytea(),
		terms_accepted_at: moment(),
		legal_versions: legalVersions(),
		/** Unused accounts are deleted after some years. */
		last_login_at: moment(),
		/** When the member was told that this will happen; a login takes it back. */
		deletion_announced_at: moment(),
		deleted_at: moment(),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		uniqueIndex("members_email_unique").on(sql`lower(${t.email})`),
		index("members_words").using("gin", sql.raw(`${MEMBER_WORDS} gin_trgm_ops`)),
	],
);
