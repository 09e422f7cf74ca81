import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { attendance } from "#server/attendance/tables.ts";
import { lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { seminarDates, seminarSessions, seminars } from "#server/seminars/tables.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";
import { waitingList } from "#server/waiting-list/tables.ts";
import type { Figures } from "./document.ts";
import { grantPacks, grants } from "./tables.ts";

export type GrantRow = typeof grants.$inferSelect;
export type NewGrantRow = typeof grants.$inferInsert;

export const findGrants = (db: Db) =>
	db
		.select({
			grant: grants,
			dates: db.$count(seminarDates, eq(seminarDates.grant_id, grants.id)),
			delivered_at: sql<
				string | null
			>`(select max(delivered_at) from ${grantPacks} where grant_id = ${grants.id})`.mapWith(
				(value: string) => new Date(value),
			),
		})
		.from(grants)
		.orderBy(desc(grants.period_to), desc(grants.id));

const LAST_END = sql`(select max(s.ends_at) from seminar_sessions s where s.seminar_date_id = d.id)`;

export interface ProgressRow {
	grant_id: number;
	held: number;
	planned: number;
	people: number;
}

/** How far each is: from what took place and who was there, not from who had booked. */
export async function findProgress(db: Db, now: Date): Promise<ProgressRow[]> {
	const { rows } = await db.execute<ProgressRow & Record<string, unknown>>(sql`
		select d.grant_id, count(*) filter (where ${LAST_END} <= ${now.toISOString()}::timestamptz)::integer as held,
			count(*) filter (where ${LAST_END} > ${now.toISOString()}::timestamptz)::integer as planned,
			coalesce(sum((select count(distinct mark.person_id) from seminar_sessions s
				join attendance mark on mark.session_id = s.id and mark.state in ('present', 'partly')
				join sign_up_persons p on p.id = mark.person_id and p.cancelled_at is null
				where s.seminar_date_id = d.id)), 0)::integer as people
		from seminar_dates d where d.grant_id is not null and not d.cancelled group by d.grant_id`);
	return rows;
}

export const findGrant = async (db: Db, id: number): Promise<GrantRow | undefined> =>
	(await db.select().from(grants).where(eq(grants.id, id)))[0];

export const lockGrant = async (tx: Db, id: number): Promise<GrantRow | undefined> =>
	(await tx.select().from(grants).where(eq(grants.id, id)).for("update"))[0];

export async function insertGrant(tx: Db, row: NewGrantRow): Promise<GrantRow> {
	const [inserted] = await tx.insert(grants).values(row).returning();
	if (!inserted) throw new Error("The grant was not written.");
	return inserted;
}

export const updateGrant = (tx: Db, id: number, change: Partial<NewGrantRow>) =>
	tx.update(grants).set(change).where(eq(grants.id, id));

export async function findGrantOfDate(db: Db, dateId: number): Promise<{ grant_id: number | null } | undefined> {
	const [row] = await db
		.select({ grant_id: seminarDates.grant_id })
		.from(seminarDates)
		.where(eq(seminarDates.id, dateId));
	return row;
}

const findDateRows = (db: Db, grantId: number) =>
	db
		.select({
			id: seminarDates.id,
			date: seminarDates.date,
			cancelled: seminarDates.cancelled,
			slug: seminars.slug,
			topic: seminars.topic,
			description: seminars.description,
			duration: seminars.duration,
			location: seminars.location,
			is_online: seminars.is_online,
			lecturer: lecturers.name,
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.where(eq(seminarDates.grant_id, grantId))
		.orderBy(asc(seminarDates.date), asc(seminarDates.id));

const findSessions = (db: Db, dateIds: number[]) =>
	db
		.select()
		.from(seminarSessions)
		.where(inArray(seminarSessions.seminar_date_id, dateIds))
		.orderBy(asc(seminarSessions.starts_at));
export type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

const findPersons = (db: Db, dateIds: number[]) =>
	db
		.select({
			id: signUpPersons.id,
			date_id: signUps.seminar_date_id,
			position: signUpPersons.position,
			sector: signUps.nonprofit_sector,
			commitment: signUps.nonprofit_commitment,
			weekly: signUps.nonprofit_weekly_commitment,
			postcode: signUps.postcode,
		})
		.from(signUpPersons)
		.innerJoin(signUps, eq(signUps.id, signUpPersons.sign_up_id))
		.where(and(inArray(signUps.seminar_date_id, dateIds), isNull(signUpPersons.cancelled_at)));

const findMarks = (db: Db, dateIds: number[]) =>
	db
		.select({ person_id: attendance.person_id, session_id: attendance.session_id, state: attendance.state })
		.from(attendance)
		.innerJoin(seminarSessions, eq(seminarSessions.id, attendance.session_id))
		.where(inArray(seminarSessions.seminar_date_id, dateIds));

const countWaiting = (db: Db, dateIds: number[]) =>
	db
		.select({ date_id: waitingList.seminar_date_id, waiting: count() })
		.from(waitingList)
		.where(and(inArray(waitingList.seminar_date_id, dateIds), eq(waitingList.state, "waiting")))
		.groupBy(waitingList.seminar_date_id);

type Mark = Awaited<ReturnType<typeof findMarks>>[number];
export type PersonRow = Awaited<ReturnType<typeof findPersons>>[number] & { marks: Mark[] };
export type FundedDate = Awaited<ReturnType<typeof findDateRows>>[number] & {
	sessions: SessionRow[];
	persons: PersonRow[];
	waiting: number;
};

/** Everything the figures are counted from; nobody's name is among it. */
export async function findFunded(db: Db, grantId: number): Promise<FundedDate[]> {
	const rows = await findDateRows(db, grantId);
	const ids = rows.map(({ id }) => id);
	if (ids.length === 0) return [];
	const sessions = Map.groupBy(await findSessions(db, ids), ({ seminar_date_id }) => seminar_date_id);
	const marks = Map.groupBy(await findMarks(db, ids), ({ person_id }) => person_id);
	const persons = (await findPersons(db, ids)).map((person) => ({ ...person, marks: marks.get(person.id) ?? [] }));
	const byDate = Map.groupBy(persons, ({ date_id }) => date_id);
	const waiting = new Map((await countWaiting(db, ids)).map((row) => [row.date_id, row.waiting]));
	return rows.map((row) => ({
		...row,
		sessions: sessions.get(row.id) ?? [],
		persons: byDate.get(row.id) ?? [],
		waiting: waiting.get(row.id) ?? 0,
	}));
}

export async function findLastPack(db: Db, grantId: number) {
	const [row] = await db
		.select()
		.from(grantPacks)
		.where(eq(grantPacks.grant_id, grantId))
		.orderBy(desc(grantPacks.id))
		.limit(1);
	return row && { ...row, figures: row.figures as Figures };
}

/** Those whose bytes have to go, or have gone. */
export const findEmptied = (db: Db) =>
	db.select({ file: grantPacks.file }).from(grantPacks).where(isNotNull(grantPacks.emptied_at));

export const insertPack = (tx: Db, row: typeof grantPacks.$inferInsert) => tx.insert(grantPacks).values(row);
