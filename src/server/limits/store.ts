import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { notAwaited, preparedOnce } from "#server/db/prepared.ts";
import { rateLimits } from "./tables.ts";

interface Usage {
	count: number;
	resets_at: Date;
}

/**
 * A moment further ahead than its own period, and this much, was written by a clock that was ahead: it counts as over,
 * so that nobody waits for a time that will not come.
 */
const SKEW_MS = 60 * 1000;
const atMost = (latest: Date): Date => new Date(latest.getTime() + SKEW_MS);

const over = sql`(${rateLimits.resets_at} <= ${sql.placeholder("now")} or ${rateLimits.resets_at} > ${sql.placeholder("latest")})`;

const countQuery = preparedOnce((db) =>
	db
		.insert(rateLimits)
		.values({ key: sql.placeholder("key"), count: 1, resets_at: sql.placeholder("resetsAt") })
		.onConflictDoUpdate({
			target: rateLimits.key,
			set: {
				count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
				resets_at: sql`case when ${over} then excluded.resets_at else ${rateLimits.resets_at} end`,
			},
		})
		.returning({ count: rateLimits.count, resets_at: rateLimits.resets_at, notAwaited })
		.prepare("count_use"),
);

/** Counts one use and answers the state, in one statement: parallel uses are all counted. */
export async function countUse(db: Db, key: string, now: Date, resetsAt: Date): Promise<Usage> {
	const moments = { now: now.toISOString(), latest: atMost(resetsAt).toISOString(), resetsAt };
	const [usage] = await countQuery(db).execute({ key, ...moments });
	return usage ?? { count: 1, resets_at: resetsAt };
}

/** With the longest wait before and the hourly job after it, within the 24 hours that the privacy notice promises. */
export const FORGET_TRIES_AFTER_MS = 22 * 60 * 60 * 1000;

interface Waiting {
	free: number;
	firstWaitMs: number;
	maxWaitMs: number;
}

/**
 * Counts one try unless one still has to wait; answers until when. `resets_at` is the end of the wait, so that parallel
 * tries see each other: the row is locked until the transaction ends. Among the free tries it is the moment of the last
 * one, which may be later than that of a try that waited for the row.
 */
export async function countTry(tx: Db, key: string, now: Date, { free, firstWaitMs, maxWaitMs }: Waiting) {
	await tx.insert(rateLimits).values({ key, count: 0, resets_at: now }).onConflictDoNothing();
	const [row] = await tx.select().from(rateLimits).where(eq(rateLimits.key, key)).for("update");
	const { count: before, resets_at } = row ?? { count: 0, resets_at: now };
	const isBraked = before >= free;
	if (isBraked && resets_at > now && resets_at <= atMost(new Date(now.getTime() + maxWaitMs))) return resets_at;
	const count = now.getTime() - resets_at.getTime() > FORGET_TRIES_AFTER_MS ? 1 : before + 1;
	const waitMs = count < free ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** (count - free));
	const change = { count, resets_at: new Date(now.getTime() + waitMs) };
	await tx.update(rateLimits).set(change).where(eq(rateLimits.key, key));
	return null;
}

export const countOneLess = (db: Db, key: string) =>
	db
		.update(rateLimits)
		.set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
		.where(eq(rateLimits.key, key));

export const remove = (db: Db, key: string) => db.delete(rateLimits).where(eq(rateLimits.key, key));

export const keepUntil = (db: Db, key: string, until: Date) =>
	db
		.insert(rateLimits)
		.values({ key, count: 1, resets_at: until })
		.onConflictDoUpdate({ target: rateLimits.key, set: { resets_at: until } });

export async function isKept(db: Db, key: string, now: Date, longest: Date): Promise<boolean> {
	const runs = and(gt(rateLimits.resets_at, now), lte(rateLimits.resets_at, atMost(longest)));
	return (await db.$count(rateLimits, and(eq(rateLimits.key, key), runs))) > 0;
}

export const removeEnded = (db: Db, before: Date) => db.delete(rateLimits).where(lte(rateLimits.resets_at, before));
