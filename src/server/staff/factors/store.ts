import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { staffChallenges, staffPasskeys, staffRecoveryCodes, staffTotp } from "./tables.ts";

export type PasskeyRow = typeof staffPasskeys.$inferSelect;

export const findPasskeys = (db: Db, userId: number) =>
	db.select().from(staffPasskeys).where(eq(staffPasskeys.user_id, userId)).orderBy(asc(staffPasskeys.id));

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
	const [row] = await db.select().from(staffPasskeys).where(eq(staffPasskeys.credential_id, credentialId));
	return row;
}

export const insertPasskey = (tx: Db, passkey: typeof staffPasskeys.$inferInsert) =>
	tx.insert(staffPasskeys).values(passkey);

export const markUsed = (tx: Db, id: number, counter: number, now: Date) =>
	tx.update(staffPasskeys).set({ counter, last_used_at: now }).where(eq(staffPasskeys.id, id));

const ownPasskey = (userId: number, id: number) => and(eq(staffPasskeys.user_id, userId), eq(staffPasskeys.id, id));

export async function renamePasskey(tx: Db, userId: number, id: number, name: string): Promise<boolean> {
	const rows = await tx.update(staffPasskeys).set({ name }).where(ownPasskey(userId, id)).returning();
	return rows.length > 0;
}

export async function deletePasskey(tx: Db, userId: number, id: number): Promise<boolean> {
	const rows = await tx.delete(staffPasskeys).where(ownPasskey(userId, id)).returning();
	return rows.length > 0;
}

/** The app that counts, or the one that waits for its first code. */
export async function findTotp(db: Db, userId: number, which: "confirmed" | "any") {
	const state = which === "confirmed" ? isNotNull(staffTotp.confirmed_at) : undefined;
	const [row] = await db
		.select()
		.from(staffTotp)
		.where(and(eq(staffTotp.user_id, userId), state));
	return row;
}

/** One that waits takes the place of another that waited, never of one that counts. */
export async function proposeTotp(tx: Db, userId: number, secret: Buffer, now: Date): Promise<boolean> {
	const rows = await tx
		.insert(staffTotp)
		.values({ user_id: userId, secret, created_at: now })
		.onConflictDoUpdate({
			target: staffTotp.user_id,
			set: { secret, last_step: 0, created_at: now },
			setWhere: isNull(staffTotp.confirmed_at),
		})
		.returning();
	return rows.length > 0;
}

export const confirmTotp = (tx: Db, userId: number, now: Date) =>
	tx.update(staffTotp).set({ confirmed_at: now }).where(eq(staffTotp.user_id, userId));

/** Of two with the same code at the same moment one gets in. */
export async function takeStep(tx: Db, userId: number, step: number): Promise<boolean> {
	const rows = await tx
		.update(staffTotp)
		.set({ last_step: step })
		.where(and(eq(staffTotp.user_id, userId), lt(staffTotp.last_step, step)))
		.returning();
	return rows.length > 0;
}

export async function deleteTotp(tx: Db, userId: number): Promise<boolean> {
	const rows = await tx
		.delete(staffTotp)
		.where(and(eq(staffTotp.user_id, userId), isNotNull(staffTotp.confirmed_at)))
		.returning();
	return rows.length > 0;
}

export async function countCodesLeft(db: Db, userId: number): Promise<number> {
	const [row] = await db
		.select({ left: count() })
		.from(staffRecoveryCodes)
		.where(and(eq(staffRecoveryCodes.user_id, userId), isNull(staffRecoveryCodes.used_at)));
	return row?.left ?? 0;
}

export const hasCodes = async (db: Db, userId: number): Promise<boolean> =>
	(await db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.user_id, userId))) > 0;

export const deleteCodes = (tx: Db, userId: number) =>
	tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.user_id, userId));

export const insertCodes = (tx: Db, userId: number, hashes: Buffer[]) =>
	tx.insert(staffRecoveryCodes).values(hashes.map((hash) => ({ user_id: userId, hash })));

export async function spendCode(tx: Db, userId: number, hash: Buffer, now: Date): Promise<boolean> {
	const own = and(eq(staffRecoveryCodes.user_id, userId), eq(staffRecoveryCodes.hash, hash));
	const rows = await tx
		.update(staffRecoveryCodes)
		.set({ used_at: now })
		.where(and(own, isNull(staffRecoveryCodes.used_at)))
		.returning();
	return rows.length > 0;
}

export const insertChallenge = (db: Db, challenge: typeof staffChallenges.$inferInsert) =>
	db.insert(staffChallenges).values(challenge);

/** Gone with its use, whatever becomes of the answer. */
export async function spendChallenge(db: Db, userId: number | null, hash: Buffer, now: Date): Promise<boolean> {
	const own = userId === null ? isNull(staffChallenges.user_id) : eq(staffChallenges.user_id, userId);
	const rows = await db
		.delete(staffChallenges)
		.where(and(own, eq(staffChallenges.hash, hash), gt(staffChallenges.ends_at, now)))
		.returning();
	return rows.length > 0;
}

export const deleteOldChallenges = (db: Db, now: Date) =>
	db.delete(staffChallenges).where(lte(staffChallenges.ends_at, now));

export async function countFactors(db: Db, userId: number): Promise<number> {
	const keys = await db.$count(staffPasskeys, eq(staffPasskeys.user_id, userId));
	const apps = await db.$count(staffTotp, and(eq(staffTotp.user_id, userId), isNotNull(staffTotp.confirmed_at)));
	return keys + apps;
}

export async function deleteAll(tx: Db, userId: number): Promise<void> {
	await tx.delete(staffPasskeys).where(eq(staffPasskeys.user_id, userId));
	await tx.delete(staffTotp).where(eq(staffTotp.user_id, userId));
	await deleteCodes(tx, userId);
}
