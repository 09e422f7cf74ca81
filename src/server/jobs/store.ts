import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { outbox } from "#server/outbox/tables.ts";
import type { Belief } from "./clock-rules.ts";
import { jobRuns } from "./tables.ts";

export type RunRow = typeof jobRuns.$inferSelect;

/** The clock is looked at like a job and noted beside them. */
const CLOCK = "clock";

export const findRuns = (db: Db): Promise<RunRow[]> => db.select().from(jobRuns).orderBy(asc(jobRuns.name));

/** Takes the run for this process unless another one has begun it since `seen` was read; answers when it began. */
export async function claim(db: Db, name: string, seen: RunRow | undefined, now: Date): Promise<Date | null> {
	const begun = { began_at: now, ended_at: null };
	const claimed = seen
		? await db
				.update(jobRuns)
				.set(begun)
				.where(
					and(
						eq(jobRuns.name, name),
						eq(jobRuns.began_at, seen.began_at),
						seen.ended_at ? eq(jobRuns.ended_at, seen.ended_at) : isNull(jobRuns.ended_at),
					),
				)
				.returning({ began_at: jobRuns.began_at })
		: await db
				.insert(jobRuns)
				.values({ name, ...begun })
				.onConflictDoNothing()
				.returning({ began_at: jobRuns.began_at });
	return claimed[0]?.began_at ?? null;
}

/** Nothing happens when the run was taken for dead and another process has begun it anew. */
export const noteEnd = (db: Db, name: string, begun: Date, now: Date, error: string | null) =>
	db
		.update(jobRuns)
		.set({ ended_at: now, error, ...(error === null ? { succeeded_at: now } : {}) })
		.where(and(eq(jobRuns.name, name), eq(jobRuns.began_at, begun), isNull(jobRuns.ended_at)));

/** What is known about the clock, locked; of a database that has never looked at it, when it last wrote a letter. */
export async function lockBelief(tx: Db): Promise<Belief | null> {
	const [row] = await tx.select().from(jobRuns).where(eq(jobRuns.name, CLOCK)).for("update");
	if (row?.succeeded_at && row.ended_at)
		return {
			trusted_at: row.succeeded_at,
			doubted_since: row.error === null ? null : row.began_at,
			seen_at: row.ended_at,
		};
	const [letter] = await tx
		.select({ at: outbox.created_at })
		.from(outbox)
		.orderBy(desc(outbox.created_at), desc(outbox.id))
		.limit(1);
	return letter ? { trusted_at: letter.at, doubted_since: null, seen_at: letter.at } : null;
}

export async function keepBelief(
	tx: Db,
	{ trusted_at, doubted_since, seen_at }: Belief,
	error: string | null,
): Promise<void> {
	const row = { began_at: doubted_since ?? seen_at, ended_at: seen_at, succeeded_at: trusted_at, error };
	await tx
		.insert(jobRuns)
		.values({ name: CLOCK, ...row })
		.onConflictDoUpdate({ target: jobRuns.name, set: row });
}

export const isClockDoubted = async (db: Db): Promise<boolean> =>
	(await db.$count(jobRuns, and(eq(jobRuns.name, CLOCK), isNotNull(jobRuns.error)))) > 0;

/** On a machine of its own this clock is a second witness. */
export async function databaseNow(tx: Db): Promise<Date> {
	const { rows } = await tx.execute<{ ms: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`);
	return new Date(Number(rows[0]?.ms));
}
