import { and, eq, gt, isNotNull, isNull, min, or } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { withdrawals } from "./tables.ts";

export type WithdrawalRow = typeof withdrawals.$inferSelect;

export const insertWithdrawal = (tx: Db, row: typeof withdrawals.$inferInsert) => tx.insert(withdrawals).values(row);

export const findByToken = async (db: Db, hash: Buffer, since: Date): Promise<WithdrawalRow | undefined> =>
	(
		await db
			.select()
			.from(withdrawals)
			.where(and(eq(withdrawals.token_hash, hash), gt(withdrawals.received_at, since)))
	)[0];

export const findFirstDeclaredAt = async (tx: Db, orderId: number): Promise<Date | null> =>
	(
		await tx
			.select({ at: min(withdrawals.received_at) })
			.from(withdrawals)
			.where(eq(withdrawals.order_id, orderId))
	)[0]?.at ?? null;

/** The first press counts. */
export const markConfirmed = (tx: Db, id: number, confirmed_at: Date) =>
	tx
		.update(withdrawals)
		.set({ confirmed_at })
		.where(and(eq(withdrawals.id, id), isNull(withdrawals.confirmed_at)));

/** The contract is over, whatever was decided of its declarations before. */
export const markHandled = (tx: Db, orderId: number, handled_at: Date) =>
	tx
		.update(withdrawals)
		.set({ handled_at, decision: null, decision_reason: null })
		.where(and(eq(withdrawals.order_id, orderId), or(isNull(withdrawals.handled_at), isNotNull(withdrawals.decision))));

/** Two who decide at once come one after the other. */
export const lock = async (tx: Db, id: number): Promise<WithdrawalRow | undefined> =>
	(await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for("update"))[0];

export const update = (tx: Db, id: number, set: Partial<WithdrawalRow>) =>
	tx.update(withdrawals).set(set).where(eq(withdrawals.id, id));
