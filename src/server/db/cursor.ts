import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import { INVALID_VALUE } from "#contract/fields.ts";
import { refuseField } from "#server/validation.ts";

const MOMENT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const DAY = /^(?!0000)\d{4}-\d\d-\d\d$/;
/** Lists are sorted by names and numbers, never by texts without end. */
const LONGEST_TEXT = 500;

const exists = (moment: string): boolean => {
	const parsed = new Date(moment);
	// 30 February has the right form and is no day.
	return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 19) === moment.slice(0, 19);
};

/** How a value of the database is written into a cursor, read from it, and known to be one that the database can take. */
const KINDS = {
	// To the millionth, as the database has it: a moment of JavaScript would skip what happened within its millisecond.
	moment: {
		text: (by: PgColumn | SQL) => sql`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
		value: (text: string) => sql`${text}::timestamptz`,
		isValid: (text: string) => MOMENT.test(text) && exists(text),
	},
	day: {
		text: (by: PgColumn | SQL) => sql`${by}::text`,
		value: (text: string) => sql`${text}::date`,
		isValid: (text: string) => DAY.test(text) && exists(`${text}T00:00:00.000000Z`),
	},
	number: {
		text: (by: PgColumn | SQL) => sql`${by}::text`,
		value: (text: string) => sql`${text}::bigint`,
		isValid: (text: string) => /^-?\d{1,18}$/.test(text),
	},
	text: {
		text: (by: PgColumn | SQL) => sql`${by}::text`,
		value: (text: string) => sql`${text}::text`,
		isValid: (text: string) => text.length <= LONGEST_TEXT && text.isWellFormed() && !text.includes("\0"),
	},
	uuid: {
		text: (by: PgColumn | SQL) => sql`${by}::text`,
		value: (text: string) => sql`${text}::uuid`,
		isValid: (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text),
	},
} as const;
export type KeyKind = keyof typeof KINDS;

export const textOf = (kind: KeyKind, by: PgColumn | SQL): SQL<string | null> =>
	KINDS[kind].text(by) as SQL<string | null>;
export const valueIn = (kind: KeyKind, text: string): SQL => KINDS[kind].value(text);

/** No list has more. */
const MOST_ROWS = 1_000_000_000;

const Token = z.tuple([z.string(), z.nullable(z.string()), z.string(), z.int().check(z.gte(0), z.lte(MOST_ROWS))]);

/** A row that a page ends or begins with. */
export interface Place {
	value: string | null;
	id: string;
	/** Which one it was, counted from 1. */
	number: number;
}

export const tokenOf = ({ sort, value, id, number }: Place & { sort: string }): string =>
	Buffer.from(JSON.stringify([sort, value, id, number])).toString("base64url");

function parsed(token: string): unknown {
	try {
		return JSON.parse(Buffer.from(token, "base64url").toString());
	} catch {
		return null;
	}
}

interface Kinds {
	value: KeyKind;
	id: KeyKind;
	nullable: boolean;
}

/** What a token says, if it is one of this sort: its values only ever reach the database as values. */
export function placeIn(token: string, sort: string, kinds: Kinds, field: "after" | "before"): Place {
	const result = z.safeParse(Token, parsed(token));
	if (!result.success) throw refuseField(field, INVALID_VALUE);
	const [ofSort, value, id, number] = result.data;
	const isValue = value === null ? kinds.nullable : KINDS[kinds.value].isValid(value);
	if (ofSort !== sort || !isValue || !KINDS[kinds.id].isValid(id)) throw refuseField(field, INVALID_VALUE);
	return { value, id, number };
}
