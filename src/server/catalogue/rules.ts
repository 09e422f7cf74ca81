import { type Paged, toPaged } from "#contract/paging.ts";

const GERMAN = new Intl.Collator("de");

/** Sorted here, because the database sorts by code point: 'Öffentlichkeitsarbeit' belongs to O. */
export const byName = <T extends { name: string }>(rows: T[]): T[] =>
	rows.toSorted((one, other) => GERMAN.compare(one.name, other.name));

export const wholeList = <T>(rows: T[]): Paged<T> =>
	toPaged(rows, { page: 1, per_page: Math.max(1, rows.length), total: rows.length });
