import { sql } from "drizzle-orm";
import { customType, integer, timestamp } from "drizzle-orm/pg-core";

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const moment = () => timestamp({ withTimezone: true, mode: "date" });
export const createdAt = () => moment().notNull().defaultNow();
/** Gross amounts in integer cents. */
export const cents = () => integer();

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

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

export const between = (column: string, min: number, max: number) => sql.raw(`${column} between ${min} and ${max}`);
/** Holds the index of an entry. */
export const indexIn = (column: string, list: readonly unknown[]) => between(column, 0, list.length - 1);

export const oneOf = (column: string, values: readonly string[]) =>
	sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(", ")})`);
