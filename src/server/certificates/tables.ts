import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytea, createdAt, id, moment } from "#server/db/columns.ts";
import { seminarDates } from "#server/seminars/tables.ts";
import { signUpPersons } from "#server/sign-ups/tables.ts";

/** Never changed once written (a trigger refuses it): a correction is a new one that takes the place of this one. */
export const certificates = pgTable(
	"certificates",
	{
		id: id(),
		number: text().notNull().unique(),
		/** What the check page asks for. */
		code: text().notNull().unique(),
		/** Opens the sheet itself, for whoever got the letter. */
		token_hash: bytea().notNull().unique(),
		seminar_date_id: integer()
			.notNull()
			.references(() => seminarDates.id),
		/** Whoever is forgotten is forgotten here too. */
		person_id: integer()
			.notNull()
			.references(() => signUpPersons.id, { onDelete: "cascade" }),
		issued_on: date({ mode: "string" }).notNull(),
		/** Everything printed on the sheet, so that it can be drawn again unchanged. */
		document: jsonb().notNull(),
		replaces_id: integer().references((): AnyPgColumn => certificates.id, { onDelete: "cascade" }),
		replaced_at: moment(),
		withdrawn_at: moment(),
		withdrawn_reason: text(),
		/** When its letter was written last. */
		sent_at: moment(),
		created_at: createdAt(),
	},
	(t) => [
		check("certificates_reason", sql`(withdrawn_at is null) = (withdrawn_reason is null)`),
		check("certificates_end", sql`num_nonnulls(replaced_at, withdrawn_at) <= 1`),
		uniqueIndex("certificates_standing")
			.on(t.person_id, t.seminar_date_id)
			.where(sql`replaced_at is null and withdrawn_at is null`),
		index("certificates_date").on(t.seminar_date_id, t.id),
		index("certificates_person").on(t.person_id),
		index("certificates_replaces").on(t.replaces_id),
	],
);
