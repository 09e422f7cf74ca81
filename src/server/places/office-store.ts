import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { places } from "./tables.ts";

export type PlaceRow = typeof places.$inferSelect;
export type NewPlace = typeof places.$inferInsert;

const count = (table: string) =>
	sql<number>`(select count(*) from ${sql.raw(table)} where place_id = places.id)`.mapWith(Number);

export const findPlaces = (db: Db) =>
	db
		.select({ place: places, seminars: count("seminars"), dates: count("seminar_dates") })
		.from(places)
		.orderBy(asc(places.city), asc(places.name), asc(places.id));

export const lockPlace = async (tx: Db, id: number): Promise<PlaceRow | undefined> =>
	(await tx.select().from(places).where(eq(places.id, id)).for("update"))[0];

export async function insertPlace(tx: Db, row: NewPlace): Promise<number> {
	const [inserted] = await tx.insert(places).values(row).returning({ id: places.id });
	if (!inserted) throw new Error("The place was not written.");
	return inserted.id;
}

export const updatePlace = (tx: Db, id: number, change: Partial<NewPlace>) =>
	tx.update(places).set(change).where(eq(places.id, id));

export const deletePlace = (tx: Db, id: number) => tx.delete(places).where(eq(places.id, id));
