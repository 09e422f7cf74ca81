import { asc, eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { grants } from "#server/grants/tables.ts";
import { personsOnList } from "./desk-store.ts";
import { seminarDates, seminars } from "./tables.ts";

export const findGrants = (db: Db) =>
	db.select({ id: grants.id, name: grants.reference }).from(grants).orderBy(asc(grants.reference));

const select = (db: Db) =>
	db
		.select({
			date: seminarDates,
			topic: seminars.topic,
			is_online: seminars.is_online,
			tax_supported: seminars.tax_supported,
			offered: personsOnList("offered"),
			waiting: personsOnList("waiting"),
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id));

export type WrittenDateRow = Awaited<ReturnType<typeof select>>[number];

export const findDate = async (db: Db, id: number): Promise<WrittenDateRow | undefined> =>
	(await select(db).where(eq(seminarDates.id, id)))[0];

export const findSeminar = async (db: Db, id: number) =>
	(
		await db
			.select({ id: seminars.id, tax_supported: seminars.tax_supported })
			.from(seminars)
			.where(eq(seminars.id, id))
			.for("share")
	)[0];
