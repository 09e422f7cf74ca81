import { and, desc, eq, gte, ilike, inArray, isNotNull, isNull, like, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { type HistoryAction, SEEN, type Subject } from "#contract/office/audit.ts";
import type { HistoryQuery } from "#contract/office/history.ts";
import type { Db } from "#server/db/client.ts";
import { countRows, type Keyset, type PagePart } from "#server/db/keyset.ts";
import { users } from "#server/staff/tables.ts";
import { AUDIT_WORDS, auditTrail } from "./tables.ts";

export const insertEntry = async (tx: Db, row: typeof auditTrail.$inferInsert): Promise<void> => {
	await tx.insert(auditTrail).values(row);
};

/** A statement takes no more values. */
const AT_ONCE = 1_000;

export async function insertEntries(tx: Db, rows: (typeof auditTrail.$inferInsert)[]): Promise<void> {
	for (let start = 0; start < rows.length; start += AT_ONCE)
		await tx.insert(auditTrail).values(rows.slice(start, start + AT_ONCE));
}

export async function findLast(db: Db, action: HistoryAction, subject: Subject, id: string): Promise<Date | null> {
	const [row] = await db
		.select({ at: auditTrail.at })
		.from(auditTrail)
		.where(and(eq(auditTrail.subject, subject), eq(auditTrail.subject_id, id), eq(auditTrail.action, action)))
		.orderBy(desc(auditTrail.at), desc(auditTrail.id))
		.limit(1);
	return row?.at ?? null;
}

/** Once an hour for each person and thing (`audit_trail_seen`). */
export const insertLooks = async (tx: Db, rows: (typeof auditTrail.$inferInsert)[]): Promise<void> => {
	await tx.insert(auditTrail).values(rows).onConflictDoNothing();
};

export const HISTORY: Keyset<"at"> = {
	id: { by: auditTrail.id, kind: "number" },
	sorts: { at: { by: auditTrail.at, kind: "moment" } },
};

export interface HistoryFilter extends Pick<HistoryQuery, "who" | "action" | "subject" | "subject_id"> {
	withLooks: boolean;
	/** Folded; finds entries whose words it stands in, or that these actions and people made. */
	words: { text: string; actions: HistoryAction[]; people: number[] } | null;
	/** Of these alone. */
	subjects: Subject[] | null;
	since: Date | null;
	until: Date | null;
}

const byWhom = (who: NonNullable<HistoryQuery["who"]>): SQL =>
	who === "people"
		? isNotNull(auditTrail.user_id)
		: who === "system"
			? isNull(auditTrail.user_id)
			: eq(auditTrail.user_id, who);

/** Its own signs are taken as they stand. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** The index of words knows three letters and more; fewer are the beginning of a number. */
const SHORTEST_WORD = 3;
const standsIn = (text: string): SQL =>
	text.length < SHORTEST_WORD
		? ilike(auditTrail.subject_id, `${escaped(text)}%`)
		: like(sql.raw(AUDIT_WORDS), `%${escaped(text)}%`);

const inWords = ({ text, actions, people }: NonNullable<HistoryFilter["words"]>): SQL | undefined =>
	or(
		standsIn(text),
		actions.length > 0 ? inArray(auditTrail.action, actions) : undefined,
		people.length > 0 ? inArray(auditTrail.user_id, people) : undefined,
	);

export const matching = (filter: HistoryFilter) => {
	const { who, action, subject, subject_id, withLooks, subjects, words, since, until } = filter;
	return and(
		withLooks ? undefined : ne(auditTrail.action, SEEN),
		who === undefined ? undefined : byWhom(who),
		action && eq(auditTrail.action, action),
		subject && eq(auditTrail.subject, subject),
		subject_id ? eq(auditTrail.subject_id, subject_id) : undefined,
		subjects ? inArray(auditTrail.subject, subjects) : undefined,
		words ? inWords(words) : undefined,
		since ? gte(auditTrail.at, since) : undefined,
		until ? lt(auditTrail.at, until) : undefined,
	);
};

export const findEntries = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({
			id: auditTrail.id,
			at: auditTrail.at,
			user_id: auditTrail.user_id,
			action: auditTrail.action,
			subject: auditTrail.subject,
			subject_id: auditTrail.subject_id,
			details: auditTrail.details,
			...keys,
		})
		.from(auditTrail)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);
export type EntryRow = Omit<Awaited<ReturnType<typeof findEntries>>[number], "sort_key" | "id_key">;

export const countEntries = (db: Db, filter: SQL | undefined, upTo: number) => countRows(db, auditTrail, filter, upTo);

/** All who can have acted. */
export const findPeople = (db: Db) =>
	db.select({ id: users.id, name: users.name }).from(users).where(isNotNull(users.email)).orderBy(users.name);
