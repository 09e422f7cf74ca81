import { and, eq, sql } from "drizzle-orm";
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

type Request = Pick<Subscriber, "email" | "source" | "text_version" | "token_hash" | "requested_at">;

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
		.set({ state: "confirmed", confirmed_at: now, token_hash: tokenHash })
		.where(and(eq(subscribers.id, id), eq(subscribers.state, "pending")));

export const markUnsubscribed = (tx: Db, id: number, now: Date) =>
	tx.update(subscribers).set({ state: "unsubscribed", unsubscribed_at: now }).where(eq(subscribers.id, id));

export const remove = (tx: Db, id: number) => tx.delete(subscribers).where(eq(subscribers.id, id));
