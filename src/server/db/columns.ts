import { sql } from "drizzle-orm";
import { customType, integer, jsonb, numeric, text, timestamp } from "drizzle-orm/pg-core";
import type { LegalVersions } from "#contract/legal-texts.ts";

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const moment = () => timestamp({ withTimezone: true, mode: "date" });
export const createdAt = () => moment().notNull().defaultNow();
/** True whoever writes: services set it by their clock, and what they forget gets the moment of the change. */
export const updatedAt = () =>
	moment()
		.notNull()
		.defaultNow()
		.$onUpdate(() => new Date());
/** Counts the changes of what two people may edit at once; what no editor sees is set with `UNSEEN`. */
export const revision = () =>
	integer()
		.notNull()
		.default(1)
		.$onUpdate(() => sql`revision + 1`);
/** A change that nobody's form shows, such as a seat that is taken: it overtakes no editor. */
export const UNSEEN = { revision: sql`revision`, updated_at: sql`updated_at` };
/** A time in a film, to the thousandth. */
export const filmSeconds = () => numeric({ precision: 10, scale: 3, mode: "number" });
/** Which versions of the legal texts held when it was made; none of what was made before they were noted. */
export const legalVersions = () => jsonb().$type<LegalVersions>();
/** Gross amounts in integer cents. */
export const cents = () => integer();

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What a row is searched by in the office, folded and kept: to fold it for each row that a search looks at takes longer than
 * all else of looking at it, and a document is too large to be read each time.
 */
export const keptWords = (words: string) => text().generatedAlwaysAs(sql.raw(`fold_german(${words})`));

/**
 * The searchable words of a row, weighted A to C. `fold_german` (ä = ae, ß = ss) runs before the stemmer on both sides,
 * so that "Müller", "Mueller" and "Vereine", "Verein" meet.
 */
export const searchVector = (title: string, teaser: string, body: string) =>
	tsvector().generatedAlwaysAs(
		sql.raw(
			`setweight(to_tsvector('german', fold_german(${title})), 'A') || setweight(to_tsvector('german', fold_german(${teaser})), 'B') || setweight(to_tsvector('german', fold_german(${body})), 'C')`,
		),
	);

/** The searchable words of a row that is one text. */
export const searchWords = (text: string) =>
	tsvector().generatedAlwaysAs(sql.raw(`to_tsvector('german', fold_german(${text}))`));

export const between = (column: string, min: number, max: number) => sql.raw(`${column} between ${min} and ${max}`);
/** Holds the index of an entry. */
export const indexIn = (column: string, list: readonly unknown[]) => between(column, 0, list.length - 1);

export const oneOf = (column: string, values: readonly string[]) =>
	sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(", ")})`);

/** For a column that holds several of them, at least one. */
export const someOf = (column: string, values: readonly string[]) =>
	sql.raw(`cardinality("${column}") > 0 and "${column}" <@ array[${values.map((value) => `'${value}'`).join(", ")}]`);
