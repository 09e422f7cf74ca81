import { and, count, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { IS_READING, newsletterSubscribers as subscribers } from "#server/newsletter/tables.ts";
import { blockOf } from "#server/outbox/tables.ts";
import { campaignDeliveries as deliveries } from "./tables.ts";

export type DeliveryRow = typeof deliveries.$inferSelect;

/** Whether somebody still reads it, and what they are spared. */
const STANDING = { reads: sql<boolean>`(${IS_READING})`, block: blockOf(subscribers.email) };

/** Those who would get it now, as far as anybody wants to know. Few are spared letters: they are looked up, not each reader. */
export async function countReaders(db: Db, upTo?: number): Promise<number> {
	const { rows } = await db.execute<{ readers: number }>(sql`
		with spared as (
			select count(*) as readers from letter_blocks
			join ${subscribers} on hash_address(email) = letter_blocks.address_hash and ${IS_READING})
		select (count(*) - (select readers from spared))::integer as readers from (
			select 0 from ${subscribers} where ${IS_READING}
			${upTo === undefined ? sql`` : sql`limit ${upTo}::bigint + (select readers from spared)`}) reading`);
	return rows[0]?.readers ?? 0;
}

/** Who reads it at this moment; not one of them passes through this process. */
export async function insertDeliveries(tx: Db, campaignId: number): Promise<number> {
	const { rowCount } = await tx.execute(sql`
		insert into ${deliveries} (campaign_id, subscriber_id)
		select ${campaignId}, ${subscribers.id} from ${subscribers} where ${IS_READING}
		on conflict do nothing`);
	return rowCount ?? 0;
}

const ofCampaign = (id: number) => eq(deliveries.campaign_id, id);
const isOne = ({ campaign_id, subscriber_id }: Pick<DeliveryRow, "campaign_id" | "subscriber_id">) =>
	and(ofCampaign(campaign_id), eq(deliveries.subscriber_id, subscriber_id));

/** The next in order, with whom it goes to and whether they still want it; who has come last is first. */
export const findNext = async (tx: Db, campaignId: number, now: Date) =>
	(
		await tx
			.select({ delivery: deliveries, email: subscribers.email, ...STANDING })
			.from(deliveries)
			.innerJoin(subscribers, eq(subscribers.id, deliveries.subscriber_id))
			.where(
				and(
					ofCampaign(campaignId),
					eq(deliveries.state, "waiting"),
					or(isNull(deliveries.next_try_at), lte(deliveries.next_try_at, now)),
				),
			)
			.orderBy(desc(deliveries.subscriber_id))
			.limit(1)
	)[0];

export const updateDelivery = (tx: Db, one: DeliveryRow, change: Partial<DeliveryRow>) =>
	tx.update(deliveries).set(change).where(isOne(one));

/** As long as the lease is this sender's; false when it has gone to somebody else. */
export async function settle(tx: Db, one: DeliveryRow, change: Partial<DeliveryRow>): Promise<boolean> {
	const { rowCount } = await tx
		.update(deliveries)
		.set(change)
		.where(and(isOne(one), eq(deliveries.leased_until, one.leased_until as Date)));
	return rowCount === 1;
}

const isHeld = (one: DeliveryRow) =>
	and(isOne(one), eq(deliveries.state, "taken"), eq(deliveries.leased_until, one.leased_until as Date));

/** How the reader stands to it now; nothing when the lease is somebody else's. */
export const findStanding = async (db: Db, one: DeliveryRow) =>
	(
		await db
			.select(STANDING)
			.from(deliveries)
			.innerJoin(subscribers, eq(subscribers.id, deliveries.subscriber_id))
			.where(isHeld(one))
	)[0];

/** From here on nobody sends it again by themselves. It goes to the database at once, and not when it is waited for. */
export const handOver = (db: Db, one: DeliveryRow) =>
	db.update(deliveries).set({ state: "handed" }).where(isHeld(one)).execute();

/** The server has taken it: that holds also where others gave its sender up for dead. */
export const noteSent = (db: Db, one: DeliveryRow, now: Date) =>
	db
		.update(deliveries)
		.set({ state: "sent", sent_at: now, last_error: null, leased_until: null })
		.where(and(isOne(one), eq(deliveries.token_hash, one.token_hash as Buffer)));

/** Senders that died: what they had not handed over is free again, of the rest nobody knows. */
export const endLeases = (db: Db, now: Date) =>
	db
		.update(deliveries)
		.set({
			state: sql`case when ${deliveries.state} = 'handed' then 'unsure' else 'waiting' end`,
			leased_until: null,
		})
		.where(lte(deliveries.leased_until, now));

const NONE = {
	waiting: 0,
	taken: 0,
	handed: 0,
	sent: 0,
	failed: 0,
	unsure: 0,
	left_out: 0,
	blocked: 0,
	unsubscribed: 0,
};

/** How many of each stand in which state, and how many have left by its link. */
export async function countStates(db: Db, campaignIds: number[]): Promise<(id: number) => typeof NONE> {
	const rows = await db
		.select({
			id: deliveries.campaign_id,
			state: deliveries.state,
			many: count(),
			unsubscribed: count(deliveries.unsubscribed_at),
		})
		.from(deliveries)
		.where(inArray(deliveries.campaign_id, campaignIds))
		.groupBy(deliveries.campaign_id, deliveries.state);
	const found = Map.groupBy(rows, ({ id }) => id);
	return (id) => {
		const own = found.get(id) ?? [];
		const states = Object.fromEntries(own.map(({ state, many }) => [state, many]));
		return { ...NONE, ...states, unsubscribed: own.reduce((sum, { unsubscribed }) => sum + unsubscribed, 0) };
	};
}

/** Whether anything of it waits or is on its way. */
export async function findOpen(tx: Db, campaignId: number): Promise<boolean> {
	const [row] = await tx
		.select({ id: deliveries.subscriber_id })
		.from(deliveries)
		.where(and(ofCampaign(campaignId), sql`${deliveries.state} in ('waiting', 'taken', 'handed')`))
		.limit(1);
	return row !== undefined;
}

/** Those of whom nobody knows, once more. */
export async function retryUnsure(tx: Db, campaignId: number): Promise<number> {
	const { rowCount } = await tx
		.update(deliveries)
		.set({ state: "waiting", next_try_at: null })
		.where(and(ofCampaign(campaignId), eq(deliveries.state, "unsure")));
	return rowCount ?? 0;
}

/** Whose letter bore this link. */
export const lockByToken = async (tx: Db, hash: Buffer): Promise<DeliveryRow | undefined> =>
	(await tx.select().from(deliveries).where(eq(deliveries.token_hash, hash)).for("update"))[0];

export const findByLetter = async (db: Db, letterId: string) =>
	(
		await db
			.select({ delivery: deliveries, email: subscribers.email })
			.from(deliveries)
			.innerJoin(subscribers, eq(subscribers.id, deliveries.subscriber_id))
			.where(eq(deliveries.letter_id, letterId))
	)[0];
