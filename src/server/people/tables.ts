import { type SQL, sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { PERSON_KINDS, type PersonKind } from "#contract/office/people.ts";
import { id, moment, oneOf } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** Written out, so that the index of that kind is known to serve it. */
export const isOfKind = (kind: PersonKind): SQL => sql.raw(`kinds @> '{${kind}}'`);

/**
 * Everybody whom some table knows by an address, one row each. Nobody writes here but whoever puts an address right: triggers renew a row from the view
 * `person_traces` at the end of every transaction that changed what it says.
 */
export const people = pgTable(
	"people",
	{
		id: id(),
		/** In small letters. */
		email: text().notNull().unique(),
		/** As it was given last; none of somebody who only reads the newsletter. */
		name: text(),
		company: text(),
		/** Every name and institution that was ever given with this address, folded. */
		words: text().notNull(),
		kinds: text({ enum: PERSON_KINDS }).array().notNull(),
		since: moment().notNull(),
		last_at: moment().notNull(),
		last_kind: text({ enum: PERSON_KINDS }).notNull(),
	},
	(t) => [
		check("people_last_kind", oneOf("last_kind", PERSON_KINDS)),
		index("people_name").on(sql`fold_german(${t.name})`, t.id),
		index("people_last").on(t.last_at, t.id),
		index("people_since").on(t.since, t.id),
		...PERSON_KINDS.map((kind) => index(`people_of_${kind}`).on(t.last_at, t.id).where(isOfKind(kind))),
		index("people_words").using("gin", sql.raw("words gin_trgm_ops")),
	],
);

/** PERSON-06: what staff note of somebody, who may read it. Goes with the last that the house knows of the person. */
export const personNotes = pgTable(
	"person_notes",
	{
		id: id(),
		email: text()
			.notNull()
			.references(() => people.email, { onDelete: "cascade", onUpdate: "cascade" }),
		text: text().notNull(),
		written_by: integer().references(() => users.id),
		created_at: moment().notNull(),
		updated_at: moment().notNull(),
		/** Taken away, and can be brought back for a day. */
		deleted_at: moment(),
	},
	(t) => [
		index("person_notes_email").on(t.email, t.created_at),
		index("person_notes_written_by").on(t.written_by),
		index("person_notes_updated").on(t.updated_at),
	],
);
