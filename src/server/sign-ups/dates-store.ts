import { and, asc, eq, gt, inArray, isNull, type SQL, sql, sum } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { UNSEEN } from "#server/db/columns.ts";
import { preparedOnce } from "#server/db/prepared.ts";
import { dateColumns as publicColumns } from "#server/seminars/store.ts";
import { seminarDates, seminarSessions, seminars } from "#server/seminars/tables.ts";
import { signUps } from "./tables.ts";

export const dateColumns = {
	...publicColumns,
	moves_up_by_hand: seminarDates.moves_up_by_hand,
	saxony_seats: seminarDates.saxony_seats,
	join_link: seminarDates.join_link,
};

const seminarColumns = {
	is_active: seminars.is_active,
	price_cents: seminars.price_cents,
	tax_category: seminars.tax_category,
	tax_supported: seminars.tax_supported,
};

const withSeminar = (db: Db, where: SQL) =>
	db
		.select({
			...dateColumns,
			ends_at: sql<Date>`(select max(${seminarSessions.ends_at}) from ${seminarSessions}
				where ${seminarSessions.seminar_date_id} = ${seminarDates.id})`.mapWith(seminarDates.date),
			seminar: seminarColumns,
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(where);

const lockQuery = preparedOnce((db) =>
	withSeminar(db, eq(seminarDates.id, sql.placeholder("id")))
		.for("update", { of: seminarDates })
		.prepare("date_locked"),
);

/** The date with what its seminar says about signing up; the date's row is locked until the transaction ends. */
export const lockDate = async (tx: Db, id: number) => (await lockQuery(tx).execute({ id }))[0];

const datesQuery = preparedOnce((db) =>
	withSeminar(db, sql`${seminarDates.id} = any(${sql.placeholder("ids")})`).prepare("dates"),
);

/** The same as they stand, for who only wants to know. */
export const findDates = (db: Db, ids: number[]) => datesQuery(db).execute({ ids });

/** Answers the seminar of the date. Only on purpose it goes beyond the capacity, and never further than is sat. */
export async function addSeats(tx: Db, dateId: number, seats: number, isBeyond: boolean): Promise<number> {
	const { overbooked, seats_taken, capacity } = seminarDates;
	const beyond = sql`greatest(0, ${seats_taken} + ${seats} - ${capacity})`;
	const [row] = await tx
		.update(seminarDates)
		.set({
			...UNSEEN,
			seats_taken: sql`${seats_taken} + ${seats}`,
			overbooked: isBeyond ? beyond : sql`least(${overbooked}, ${beyond})`,
		})
		.where(eq(seminarDates.id, dateId))
		.returning({ seminar_id: seminarDates.seminar_id });
	if (!row) throw new Error(`There is no date ${dateId}.`);
	return row.seminar_id;
}

/** Nobody has a seat any more. Answers the seminar of the date. */
export async function callOff(tx: Db, dateId: number, staysListed: boolean): Promise<number> {
	const [row] = await tx
		.update(seminarDates)
		.set({ cancelled: true, seats_taken: 0, overbooked: 0, ...(staysListed ? {} : { deactivated: true }) })
		.where(eq(seminarDates.id, dateId))
		.returning({ seminar_id: seminarDates.seminar_id });
	if (!row) throw new Error(`There is no date ${dateId}.`);
	return row.seminar_id;
}

/** Which grant pays for it; nobody's form shows it. */
export const setGrant = (tx: Db, dateId: number, grantId: number | null) =>
	tx
		.update(seminarDates)
		.set({ ...UNSEEN, grant_id: grantId })
		.where(eq(seminarDates.id, dateId));

const sessionsQuery = preparedOnce((db) =>
	db
		.select()
		.from(seminarSessions)
		.where(sql`${seminarSessions.seminar_date_id} = any(${sql.placeholder("dateIds")}::integer[])`)
		.orderBy(asc(seminarSessions.seminar_date_id), asc(seminarSessions.starts_at))
		.prepare("sessions_of_dates"),
);

/** Of each date in the order in which they take place. */
export const findSessions = (db: Db, dateIds: number[]) => sessionsQuery(db).execute({ dateIds });

export type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];
export type NewSession = Omit<SessionRow, "id" | "seminar_date_id" | "attendance_closed_at">;

/** Each keeps its row as long as there is one in its place: who came is noted there. */
export async function replaceSessions(tx: Db, dateId: number, sessions: readonly NewSession[]): Promise<void> {
	// Sessions that move together may meet on the way.
	await tx.execute(sql`set constraints seminar_sessions_apart deferred`);
	const known = await findSessions(tx, [dateId]);
	for (const [index, session] of sessions.entries()) {
		const row = known[index];
		if (row) await tx.update(seminarSessions).set(session).where(eq(seminarSessions.id, row.id));
		else await tx.insert(seminarSessions).values({ ...session, seminar_date_id: dateId });
	}
	const surplus = known.slice(sessions.length).map(({ id }) => id);
	if (surplus.length > 0) await tx.delete(seminarSessions).where(inArray(seminarSessions.id, surplus));
}

export type NewDate = typeof seminarDates.$inferInsert;

/** Nothing where the seminar has a date at this moment already. */
export const insertDate = async (tx: Db, row: NewDate): Promise<number | undefined> =>
	(await tx.insert(seminarDates).values(row).onConflictDoNothing().returning({ id: seminarDates.id }))[0]?.id;

export const updateDate = (tx: Db, id: number, change: Partial<Omit<NewDate, "id" | "seminar_id">>) =>
	tx.update(seminarDates).set(change).where(eq(seminarDates.id, id));

/** How many come to a date from which postcode. */
export const countByPostcode = (db: Db, dateId: number) =>
	db
		.select({ postcode: signUps.postcode, persons: sum(signUps.number_of_persons).mapWith(Number) })
		.from(signUps)
		.where(and(eq(signUps.seminar_date_id, dateId), isNull(signUps.cancelled_at), gt(signUps.number_of_persons, 0)))
		.groupBy(signUps.postcode);

export const setMovesUpByHand = (tx: Db, dateId: number, moves_up_by_hand: boolean) =>
	tx.update(seminarDates).set({ moves_up_by_hand }).where(eq(seminarDates.id, dateId));

export const findTaxes = (db: Db, dateIds: number[]) =>
	db
		.select({ id: seminarDates.id, tax_category: seminars.tax_category })
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(inArray(seminarDates.id, dateIds));

/** With one table in a statement drizzle leaves its name out, also within: here it is needed. */
const keptBack = (today: string) =>
	sql`(select coalesce(sum(r.seats - r.used), 0) from seminar_reserves r where r.seminar_date_id = seminar_dates.id and r.until >= ${today})`;

/** Dates ahead whose seats kept back are others than on this day. */
export const findOutdated = async (db: Db, today: string, now: Date): Promise<number[]> => {
	const rows = await db
		.select({ id: seminarDates.id })
		.from(seminarDates)
		.where(and(sql`${seminarDates.date} > ${now}`, sql`seminar_dates.reserved <> ${keptBack(today)}`));
	return rows.map(({ id }) => id);
};

/** Answers the seminar of the date. */
export async function countReserved(tx: Db, dateId: number, today: string): Promise<number> {
	const [row] = await tx
		.update(seminarDates)
		.set({ ...UNSEEN, reserved: keptBack(today) })
		.where(eq(seminarDates.id, dateId))
		.returning({ seminar_id: seminarDates.seminar_id });
	if (!row) throw new Error(`There is no date ${dateId}.`);
	return row.seminar_id;
}
