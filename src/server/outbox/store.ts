import { randomUUIDv7 } from "node:crypto";
import {
	and,
	asc,
	between,
	count,
	eq,
	getTableColumns,
	gt,
	gte,
	inArray,
	isNotNull,
	isNull,
	lte,
	max,
	ne,
	or,
	sql,
} from "drizzle-orm";
import type { BlockLevel } from "#contract/office/letters.ts";
import type { Db } from "#server/db/client.ts";
import { insertOnce, preparedByShape, preparedOnce } from "#server/db/prepared.ts";
import { writtenHere } from "#server/db/rehearsal.ts";
import type { Lane } from "./lanes.ts";
import { LEASE_MS, LONGEST_PAUSE_MS } from "./rules.ts";
import { blockOf, outbox } from "./tables.ts";

export type OutboxRow = typeof outbox.$inferSelect & {
	/** What whoever it is for does not want. */
	block: BlockLevel | null;
};
export type NewMessage = Pick<
	typeof outbox.$inferInsert,
	"channel" | "kind" | "recipient" | "urgency" | "message" | "unlocks" | "about"
>;

const insertLetters = insertOnce(outbox, ["id"]);

/** Due at once unless told; answers their ids in the same order. */
export async function insertMessages(db: Db, messages: NewMessage[], now: Date, due = now): Promise<string[]> {
	const rows = await insertLetters(
		db,
		messages.map((message) => ({ ...message, id: randomUUIDv7(), created_at: now, next_try_at: due })),
	);
	return rows.map(({ id }) => id);
}

/** Those of them that no sender has touched; answers how many there were. */
export async function deleteUntouched(tx: Db, ids: readonly string[]): Promise<number> {
	const { rowCount } = await tx
		.delete(outbox)
		.where(
			and(inArray(outbox.id, [...ids]), eq(outbox.state, "waiting"), eq(outbox.tries, 0), isNull(outbox.leased_until)),
		);
	return rowCount ?? 0;
}

export const findWrittenHere = (tx: Db, since: Date) =>
	tx
		.select({ recipient: outbox.recipient, message: outbox.message })
		.from(outbox)
		.where(and(gte(outbox.created_at, since), eq(outbox.channel, "mail"), writtenHere))
		.orderBy(asc(outbox.id));

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Over, or twice as far ahead as it can be: then it was written by a clock that was ahead of this one. */
const isOver = (moment: typeof outbox.next_try_at | typeof outbox.leased_until, tooFar: string) =>
	or(lte(moment, sql.placeholder("now")), gt(moment, sql.placeholder(tooFar)));

const claimQuery = preparedOnce((db) => {
	const next = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(
			and(
				// Written out: a kept plan knows then that the index of those that wait serves.
				sql`${outbox.state} = 'waiting'`,
				eq(outbox.channel, sql.placeholder("channel")),
				between(outbox.urgency, sql.placeholder("from"), sql.placeholder("upTo")),
				sql`(${outbox.unlocks} is null or not ${sql.placeholder("isForScreens")}::boolean)`,
				isOver(outbox.next_try_at, "tooFarForTry"),
				or(isNull(outbox.leased_until), isOver(outbox.leased_until, "tooFarForLease")),
			),
		)
		.orderBy(asc(outbox.urgency), asc(outbox.next_try_at), asc(outbox.id))
		.limit(1)
		.for("update", { skipLocked: true });
	return db
		.update(outbox)
		.set({ leased_until: sql`${sql.placeholder("leasedUntil")}`, tries: sql`${outbox.tries} + 1` })
		.where(eq(outbox.id, sql`(${next})`))
		.returning({ ...getTableColumns(outbox), block: blockOf(sql`outbox.recipient`) })
		.prepare("claim_next");
});

/** Takes the next due message of a lane for as long as the lease holds: nobody else sends it meanwhile. */
export async function claimNext(
	db: Db,
	{ channel, from, upTo, isForScreens = false }: Omit<Lane, "senders">,
	now: Date,
): Promise<OutboxRow | undefined> {
	const moments = {
		now: now.toISOString(),
		leasedUntil: after(now, LEASE_MS).toISOString(),
		tooFarForTry: after(now, 2 * LONGEST_PAUSE_MS).toISOString(),
		tooFarForLease: after(now, 2 * LEASE_MS).toISOString(),
	};
	return (await claimQuery(db).execute({ channel, from, upTo, isForScreens, ...moments }))[0];
}

export type Change = Partial<typeof outbox.$inferInsert>;

interface Claim {
	claimed: string;
	until: string;
}

const settleQuery = preparedByShape("settle", (db, { claimed, until, ...change }: Change & Claim) =>
	db
		.update(outbox)
		.set({ ...change, leased_until: null })
		.where(and(eq(outbox.id, claimed), sql`${outbox.state} = 'waiting'`, sql`${outbox.leased_until} = ${until}`)),
);

/** Ends the lease with what came of it; nothing happens when it has gone to somebody else meanwhile. */
export const settle = async (db: Db, { id, leased_until }: OutboxRow, change: Change): Promise<void> => {
	if (leased_until) await settleQuery(db, { ...change, claimed: id, until: leased_until.toISOString() });
};

/** All letters are free again, whoever had claimed them. */
export const endLeases = (db: Db) =>
	db.update(outbox).set({ leased_until: null }).where(isNotNull(outbox.leased_until));

/** Of those that wait how many there are, and since when the oldest waits on which no server has said anything yet: since it was due. */
export const findWaiting = (db: Db, now: Date) =>
	db
		.select({
			channel: outbox.channel,
			urgent: sql<boolean>`${outbox.urgency} = 0`,
			waiting: count(),
			unanswered_since:
				sql<Date | null>`min(case when ${outbox.last_error} is null then ${outbox.next_try_at} else ${outbox.created_at} end) filter (where ${outbox.tries} = case when ${outbox.leased_until} > ${now} then 1 else 0 end)`.mapWith(
					outbox.created_at,
				),
		})
		.from(outbox)
		.where(eq(outbox.state, "waiting"))
		.groupBy(outbox.channel, sql`${outbox.urgency} = 0`);

/** How many have left, and when the last one. */
export const findSent = (db: Db, since: Date) =>
	db
		.select({ channel: outbox.channel, sent: count(), last_at: max(outbox.sent_at) })
		.from(outbox)
		.where(and(eq(outbox.state, "sent"), gt(outbox.created_at, since)))
		.groupBy(outbox.channel);

/** Those given up, by when they were tried last. */
export const findFailed = (db: Db, since: Date, lastHour: Date) =>
	db
		.select({
			channel: outbox.channel,
			failed: count(),
			lately: sql<number>`count(*) filter (where ${outbox.next_try_at} > ${lastHour})`.mapWith(Number),
		})
		.from(outbox)
		.where(and(eq(outbox.state, "failed"), gt(outbox.created_at, since)))
		.groupBy(outbox.channel);

/** What is on its way no longer and still says something. */
export const findSettled = (tx: Db, after: string, most: number) =>
	tx
		.select({ id: outbox.id, message: outbox.message })
		.from(outbox)
		.where(and(ne(outbox.state, "waiting"), sql`${outbox.message} <> '{}'`, gt(outbox.id, after)))
		.orderBy(asc(outbox.id))
		.limit(most);

export const emptyMessage = (tx: Db, id: string) => tx.update(outbox).set({ message: {} }).where(eq(outbox.id, id));
