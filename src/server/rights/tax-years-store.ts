import { asc, eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { taxYearHolds } from "./tables.ts";

export const findYears = (tx: Db) =>
	tx
		.select({
			year: taxYearHolds.year,
			reason: taxYearHolds.reason,
			set_by: users.name,
			set_at: taxYearHolds.set_at,
		})
		.from(taxYearHolds)
		.leftJoin(users, eq(users.id, taxYearHolds.set_by))
		.orderBy(asc(taxYearHolds.year));

/** Whoever holds it again gives another reason. */
export const setYear = (tx: Db, hold: typeof taxYearHolds.$inferInsert) =>
	tx.insert(taxYearHolds).values(hold).onConflictDoUpdate({ target: taxYearHolds.year, set: hold });

export const deleteYear = (tx: Db, year: number) => tx.delete(taxYearHolds).where(eq(taxYearHolds.year, year));
