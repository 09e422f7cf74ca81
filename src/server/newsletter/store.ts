import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

export type Subscriber = typeof subscribers.$inferSelect;

export async function findByEmail(db: Db, email: string): Promise<Subscriber | undefined> {
	const [row] = await db.select().from(subscribers).where(eq(subscribers.email, email));
	return row;
}

/** Locked, so that two requests for one address follow each other. */
export async function lockByEmail(tx: Db, email: string): Promise<Subscriber | undefined> {
	const [row] = await tx.select().from(subscribers).where(eq(subscribers.email, email)).for("update");
	return row;
}

export async function lockByToken(tx: Db, hash: Buffer): Promise<Subscriber | undefined> {
	const [row] = await tx.select().from(subscribers).where(eq(subscribers.token_hash, hash)).for("update");
	return row;
}

type Request = Pick<Subscriber, "email" | "source" | "text_version" | "import_proof" | "token_hash" | "requested_at">;

/** A new address, or one that asks again; somebody who has confirmed meanwhile stays confirmed. */
export const upsertPending = (tx: Db, request: Request) =>
	tx
		.insert(subscribers)
		.values({ ...request, state: "pending" })
		.onConflictDoUpdate({
			target: subscribers.email,
			set: { ...request, state: "pending", confirmed_at: null, unsubscribed_at: null },
			setWhere: sql`${subscribers.state} <> 'confirmed'`,
		});

export const markConfirmed = (tx: Db, id: number, now: Date, tokenHash: Buffer) =>
	tx
		.update(subscribers)
		.set({ state: "confirmed", confirmed_at: now, token_hash: tokenHash, set_aside_at: null, set_aside_status: null })
		.where(and(eq(subscribers.id, id), eq(subscribers.state, "pending")));

export async function lockById(tx: Db, id: number): Promise<Subscriber | undefined> {
	const [row] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for("update");
	return row;
}

export const markSetAside = (tx: Db, id: number, now: Date, status: string) =>
	tx.update(subscribers).set({ set_aside_at: now, set_aside_status: status }).where(eq(subscribers.id, id));

/** False where it takes letters already. */
export async function markWrittenAgain(tx: Db, id: number, now: Date): Promise<boolean> {
	const { rowCount } = await tx
		.update(subscribers)
		.set({ set_aside_at: null, set_aside_status: null, written_again_at: now })
		.where(and(eq(subscribers.id, id), isNotNull(subscribers.set_aside_at)));
	return rowCount === 1;
}

export const markUnsubscribed = (tx: Db, id: number, now: Date) =>
	tx.update(subscribers).set({ state: "unsubscribed", unsubscribed_at: now }).where(eq(subscribers.id, id));

export const remove = (tx: Db, id: number) => tx.delete(subscribers).where(eq(subscribers.id, id));
