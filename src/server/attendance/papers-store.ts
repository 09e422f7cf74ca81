import { and, asc, count, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";
import { users } from "#server/staff/tables.ts";
import { attendanceScans as scans } from "./tables.ts";

export const findScans = (db: Db, sessionIds: number[]) =>
	db
		.select({
			id: scans.id,
			session_id: scans.session_id,
			type: scans.type,
			bytes: scans.bytes,
			sha256: scans.sha256,
			by: users.name,
			created_at: scans.created_at,
		})
		.from(scans)
		.leftJoin(users, eq(users.id, scans.created_by))
		.where(inArray(scans.session_id, sessionIds))
		.orderBy(asc(scans.created_at), asc(scans.id));
export type ScanRow = Awaited<ReturnType<typeof findScans>>[number];

/** The same file once more is the one that is there. */
export async function insertScan(tx: Db, row: typeof scans.$inferInsert): Promise<number> {
	const [written] = await tx
		.insert(scans)
		.values(row)
		.onConflictDoUpdate({ target: [scans.session_id, scans.sha256], set: { bytes: row.bytes } })
		.returning({ id: scans.id });
	return written?.id ?? 0;
}

export const deleteScan = (tx: Db, id: number) => tx.delete(scans).where(eq(scans.id, id));

/** Whether the same file is bound to another session too. */
export const isHeld = async (tx: Db, sha256: string, besides: number): Promise<boolean> =>
	(
		await tx
			.select({ id: scans.id })
			.from(scans)
			.where(and(eq(scans.sha256, sha256), ne(scans.id, besides)))
	).length > 0;

/** Those of these files that are bound to a session. */
export const findBound = async (db: Db, hashes: string[]): Promise<ReadonlySet<string>> =>
	new Set(
		hashes.length === 0
			? []
			: (await db.select({ sha256: scans.sha256 }).from(scans).where(inArray(scans.sha256, hashes))).map(
					({ sha256 }) => sha256,
				),
	);

export async function countBookedSince(db: Db, dateId: number, since: Date): Promise<number> {
	const [row] = await db
		.select({ total: count() })
		.from(signUpPersons)
		.innerJoin(signUps, eq(signUps.id, signUpPersons.sign_up_id))
		.where(and(eq(signUps.seminar_date_id, dateId), isNull(signUpPersons.cancelled_at), gt(signUps.created_at, since)));
	return row?.total ?? 0;
}
