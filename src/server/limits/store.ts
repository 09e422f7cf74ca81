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

/** One more use of a limit, unless the one before it in the same statement was too much already. */
function counting(index: number) {
	const [key, resetsAt, latest] = ["key", "resetsAt", "latest"].map((name) => sql.placeholder(`${name}_${index}`));
	const over = sql`(${rateLimits.resets_at} <= ${sql.placeholder("now")} or ${rateLimits.resets_at} > ${latest})`;
	const before = sql`where (select count <= ${sql.placeholder(`max_${index - 1}`)} from ${sql.raw(nameOf(index - 1))})`;
	return sql`insert into ${rateLimits} as rate_limits (key, count, resets_at)
		select ${key}, 1, ${resetsAt}::timestamptz ${index > 0 ? before : sql``}
		on conflict (key) do update set
			count = case when ${over} then 1 else rate_limits.count + 1 end,
			resets_at = case when ${over} then excluded.resets_at else rate_limits.resets_at end
		returning count, resets_at`;
}

const nameOf = (index: number): string => `use_${index}`;

const countQueryOf = (uses: number) =>
	preparedOnce((db) => {
		const places = Array.from({ length: uses }, (_, index) => index);
		const columns = { count: sql`count`.as("count"), resets_at: sql`resets_at`.as("resets_at") };
		const counted = places.map((index) => db.$with(nameOf(index), columns).as(counting(index)));
		const all = places.map(
			(index) => sql`select ${index}::int as place, count, resets_at from ${sql.raw(nameOf(index))}`,
		);
		return db
			.with(...counted)
			.select({
				count: sql<number>`count`,
				resets_at: sql`resets_at`.mapWith(rateLimits.resets_at),
				notAwaited,
			})
			.from(sql`(${sql.join(all, sql` union all `)}) as uses`)
			.orderBy(sql`place`)
			.prepare(`count_uses_${uses}`);
	});

const countQueries = [countQueryOf(1), countQueryOf(2), countQueryOf(3)];

interface Use {
	key: string;
	max: number;
	resetsAt: Date;
}

/**
 * Counts uses of one limit after the other, until one was too much, and answers their states, in one statement: parallel
 * uses are all counted.
 */
export async function countUses(db: Db, uses: readonly Use[], now: Date): Promise<Usage[]> {
	const query = countQueries[uses.length - 1];
	if (!query) throw new Error(`Nobody counts ${uses.length} limits at once.`);
	const values = uses.flatMap(({ key, max, resetsAt }, index) => [
		[`key_${index}`, key],
		[`max_${index}`, max],
		[`resetsAt_${index}`, resetsAt.toISOString()],
		[`latest_${index}`, atMost(resetsAt).toISOString()],
	]);
	return query(db).execute({ ...Object.fromEntries(values), now: now.toISOString() });
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
