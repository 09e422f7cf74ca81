import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { places } from "./tables.ts";

export const placeColumns = {
	id: places.id,
	name: places.name,
	street: places.street,
	postcode: places.postcode,
	city: places.city,
	directions: places.directions,
	step_free: places.step_free,
	step_free_note: places.step_free_note,
	map_url: places.map_url,
};

export const findPlace = async (db: Db, id: number) =>
	(
		await db
			.select(placeColumns)
			.from(places)
			.where(and(eq(places.id, id), eq(places.is_active, true)))
	)[0];

/** For the sitemap. */
export const findActive = (db: Db) =>
	db
		.select({ id: places.id, changed: places.updated_at })
		.from(places)
		.where(eq(places.is_active, true))
		.orderBy(asc(places.id));

export const findNames = (db: Db) => db.select({ id: places.id, name: places.name, city: places.city }).from(places);
