import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { LEGAL_KINDS } from "#contract/legal-texts.ts";
import { createdAt, id, oneOf, revision, updatedAt } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** Versions of the legal texts after the one that the house was built with. From its day on a version never changes. */
export const legalTexts = pgTable(
	"legal_texts",
	{
		id: id(),
		kind: text({ enum: LEGAL_KINDS }).notNull(),
		/** Named by what people agreed to: the day from which it holds. None while it is a draft. */
		version: text(),
		valid_from: date(),
		content: text().notNull(),
		created_at: createdAt(),
		updated_at: updatedAt(),
		updated_by: integer().references(() => users.id),
		revision: revision(),
	},
	(t) => [
		check("legal_texts_kind", oneOf("kind", LEGAL_KINDS)),
		check("legal_texts_version", sql`(version is null) = (valid_from is null)`),
		unique("legal_texts_kind_version").on(t.kind, t.version),
		uniqueIndex("legal_texts_one_draft").on(t.kind).where(sql`valid_from is null`),
		index("legal_texts_updated_by").on(t.updated_by),
	],
);
