import { and, asc, eq, gte, ne, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { places } from "#server/places/tables.ts";
import { seminarDates, seminarSlugs, seminars } from "./tables.ts";

export type WrittenRow = typeof seminars.$inferSelect;
export type NewSeminar = typeof seminars.$inferInsert;

export const findWritten = async (db: Db, id: number): Promise<WrittenRow | undefined> =>
	(await db.select().from(seminars).where(eq(seminars.id, id)))[0];

export const lockWritten = async (tx: Db, id: number): Promise<WrittenRow | undefined> =>
	(await tx.select().from(seminars).where(eq(seminars.id, id)).for("update"))[0];

export async function insertSeminar(tx: Db, row: NewSeminar): Promise<number> {
	const [inserted] = await tx.insert(seminars).values(row).returning({ id: seminars.id });
	if (!inserted) throw new Error("The seminar was not written.");
	return inserted.id;
}

export const updateSeminar = (tx: Db, id: number, change: Partial<NewSeminar>) =>
	tx.update(seminars).set(change).where(eq(seminars.id, id));

export const updateLocation = (tx: Db, placeId: number, before: string, after: string) =>
	tx
		.update(seminars)
		.set({ location: after })
		.where(and(eq(seminars.place_id, placeId), eq(seminars.location, before), ne(seminars.location, after)));

/** From now on it leads to wherever this seminar stands. */
export const keepSlug = (tx: Db, slug: string, seminarId: number) =>
	tx
		.insert(seminarSlugs)
		.values({ slug, seminar_id: seminarId })
		.onConflictDoUpdate({ target: seminarSlugs.slug, set: { seminar_id: seminarId } });

/** Those that begin with it, so that a copy finds a free one. */
export const findSlugs = async (db: Db, start: string): Promise<string[]> =>
	(await db.select({ slug: seminars.slug }).from(seminars).where(sql`starts_with(${seminars.slug}, ${start})`)).map(
		({ slug }) => slug,
	);

export const findPlace = async (db: Db, id: number) =>
	(await db.select({ id: places.id, name: places.name, city: places.city }).from(places).where(eq(places.id, id)))[0];

/** How many have a seat at a date that is still to come. */
export async function countBooked(db: Db, seminarId: number, now: Date): Promise<number> {
	const [row] = await db
		.select({ persons: sql<number>`coalesce(sum(${seminarDates.seats_taken}), 0)`.mapWith(Number) })
		.from(seminarDates)
		.where(and(eq(seminarDates.seminar_id, seminarId), gte(seminarDates.date, now), eq(seminarDates.cancelled, false)));
	return row?.persons ?? 0;
}

/** What something is called that a row refers to. */
export const findTopics = (db: Db) =>
	db.select({ id: seminars.id, topic: seminars.topic }).from(seminars).orderBy(asc(seminars.topic));
