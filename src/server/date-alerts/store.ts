import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { dateAlerts } from "./tables.ts";

const columns = { alert: dateAlerts, topic: seminars.topic, slug: seminars.slug };

const select = (db: Db) =>
	db.select(columns).from(dateAlerts).innerJoin(seminars, eq(seminars.id, dateAlerts.seminar_id)).$dynamic();

export type AlertRow = Awaited<ReturnType<typeof select>>[number];
type NewAlert = Pick<typeof dateAlerts.$inferInsert, "seminar_id" | "email" | "token_hash" | "requested_at">;

export const findByToken = async (db: Db, hash: Buffer) => (await select(db).where(eq(dateAlerts.token_hash, hash)))[0];

/** Locked, so that whoever confirms, leaves or writes comes one after the other. */
export const lockByToken = async (tx: Db, hash: Buffer) =>
	(await select(tx).where(eq(dateAlerts.token_hash, hash)).for("update", { of: dateAlerts }))[0];

/** A new wish, or one that is asked for again; the link of the letter before is replaced, a confirmed one stays confirmed. */
export const upsert = (tx: Db, alert: NewAlert) =>
	tx
		.insert(dateAlerts)
		.values(alert)
		.onConflictDoUpdate({
			target: [dateAlerts.seminar_id, dateAlerts.email],
			set: { token_hash: alert.token_hash, requested_at: alert.requested_at },
		});

export const confirm = (tx: Db, id: number, now: Date) =>
	tx.update(dateAlerts).set({ state: "confirmed", confirmed_at: now }).where(eq(dateAlerts.id, id));

/** False when somebody else was faster. */
export const remove = async (tx: Db, id: number): Promise<boolean> =>
	((await tx.delete(dateAlerts).where(eq(dateAlerts.id, id))).rowCount ?? 0) > 0;

/** All of an address; answers for which seminars they were. */
export async function removeOf(tx: Db, email: string): Promise<{ id: number; topic: string }[]> {
	const rows = await select(tx).where(eq(dateAlerts.email, email)).orderBy(asc(dateAlerts.id));
	await tx.delete(dateAlerts).where(eq(dateAlerts.email, email));
	return rows.map(({ alert, topic }) => ({ id: alert.seminar_id, topic }));
}

/** Confirmed wishes whose seminar has a date ahead, with the first one. */
export const findAnswered = (db: Db, now: Date) =>
	db
		.selectDistinctOn([dateAlerts.id], { ...columns, date: seminarDates.date, location: seminars.location })
		.from(dateAlerts)
		.innerJoin(seminars, eq(seminars.id, dateAlerts.seminar_id))
		.innerJoin(seminarDates, eq(seminarDates.seminar_id, seminars.id))
		.where(
			and(
				eq(dateAlerts.state, "confirmed"),
				eq(seminars.is_active, true),
				eq(seminarDates.deactivated, false),
				eq(seminarDates.cancelled, false),
				sql`${seminarDates.date} > ${now}`,
			),
		)
		.orderBy(asc(dateAlerts.id), asc(seminarDates.date));

export type AnsweredRow = Awaited<ReturnType<typeof findAnswered>>[number];
