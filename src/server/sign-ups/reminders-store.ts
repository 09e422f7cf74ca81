import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { seminarDates } from "#server/seminars/tables.ts";
import { signUpPersons, signUps } from "./tables.ts";

/** The first of a booking who comes is written to where the booking's letters go. */
const ADDRESS = sql<string | null>`coalesce(${signUpPersons.email}, case when ${signUpPersons.position} =
	(select min(other.position) from sign_up_persons other where other.sign_up_id = ${signUps.id} and other.cancelled_at is null)
	then ${signUps.email} end)`;

/** The beginning of the day on which a date is reminded of, in Berlin. */
const REMINDED_FROM = sql`((date_trunc('day', ${seminarDates.date} at time zone 'Europe/Berlin') - interval '3 days') at time zone 'Europe/Berlin')`;

/** Who is to be reminded now; whoever has booked since has just been told everything. */
export const findDue = (db: Db, now: Date, most: number) =>
	db
		.select({ id: signUpPersons.id, sign_up_id: signUps.id, email: ADDRESS })
		.from(signUpPersons)
		.innerJoin(signUps, eq(signUps.id, signUpPersons.sign_up_id))
		.innerJoin(seminarDates, eq(seminarDates.id, signUps.seminar_date_id))
		.where(
			and(
				isNull(signUpPersons.reminded_at),
				isNull(signUpPersons.cancelled_at),
				eq(seminarDates.cancelled, false),
				sql`${seminarDates.date} > ${now}`,
				sql`${REMINDED_FROM} <= ${now}`,
				sql`${signUps.created_at} < ${REMINDED_FROM}`,
				isNotNull(ADDRESS),
			),
		)
		.orderBy(asc(seminarDates.date), asc(signUpPersons.id))
		.limit(most);

/** Whether this one may write to them: only the first who asks. */
export async function claim(tx: Db, personId: number, reminder_hash: Buffer, now: Date): Promise<boolean> {
	const { rowCount } = await tx
		.update(signUpPersons)
		.set({ reminded_at: now, reminder_hash })
		.where(and(eq(signUpPersons.id, personId), isNull(signUpPersons.reminded_at), isNull(signUpPersons.cancelled_at)));
	return rowCount === 1;
}

export const findReminded = async (db: Db, hash: Buffer) =>
	(await db.select().from(signUpPersons).where(eq(signUpPersons.reminder_hash, hash)))[0];

export const setComing = (tx: Db, personId: number, coming_at: Date) =>
	tx
		.update(signUpPersons)
		.set({ coming_at })
		.where(and(eq(signUpPersons.id, personId), isNull(signUpPersons.coming_at)));
