import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { UNSEEN } from "#server/db/columns.ts";
import { campaigns } from "./tables.ts";

export type CampaignRow = typeof campaigns.$inferSelect;
export type NewCampaign = typeof campaigns.$inferInsert;

/** Nobody took it away. */
const kept = isNull(campaigns.deleted_at);

export const findCampaigns = (db: Db): Promise<CampaignRow[]> =>
	db.select().from(campaigns).where(kept).orderBy(desc(campaigns.created_at), desc(campaigns.id)).limit(200);

export const findCampaign = async (db: Db, id: number): Promise<CampaignRow | undefined> =>
	(
		await db
			.select()
			.from(campaigns)
			.where(and(eq(campaigns.id, id), kept))
	)[0];

export const lockCampaign = async (tx: Db, id: number): Promise<CampaignRow | undefined> =>
	(
		await tx
			.select()
			.from(campaigns)
			.where(and(eq(campaigns.id, id), kept))
			.for("update")
	)[0];

export async function insertCampaign(tx: Db, row: NewCampaign): Promise<CampaignRow> {
	const [inserted] = await tx.insert(campaigns).values(row).returning();
	if (!inserted) throw new Error("The newsletter was not written.");
	return inserted;
}

export async function updateCampaign(tx: Db, id: number, change: Partial<NewCampaign>): Promise<CampaignRow> {
	const [updated] = await tx.update(campaigns).set(change).where(eq(campaigns.id, id)).returning();
	if (!updated) throw new Error("The newsletter is gone.");
	return updated;
}

/** What sending notes: no editor sees it. */
export const moveOn = (tx: Db, id: number, change: Partial<NewCampaign>) =>
	tx
		.update(campaigns)
		.set({ ...change, ...UNSEEN })
		.where(eq(campaigns.id, id));

/** False when nobody took it away. */
export async function bringBack(tx: Db, id: number): Promise<boolean> {
	const { rowCount } = await tx
		.update(campaigns)
		.set({ deleted_at: null })
		.where(and(eq(campaigns.id, id), isNotNull(campaigns.deleted_at)));
	return rowCount === 1;
}

export const deleteRemoved = (db: Db, before: Date) => db.delete(campaigns).where(lte(campaigns.deleted_at, before));

export const findDue = (db: Db, now: Date) =>
	db
		.select({ id: campaigns.id })
		.from(campaigns)
		.where(and(eq(campaigns.state, "planned"), lte(campaigns.due_at, now)))
		.orderBy(asc(campaigns.due_at), asc(campaigns.id));

/** The one whose next letter may leave; whoever holds it takes the letter, others wait for a moment. */
export const lockSending = async (tx: Db, now: Date): Promise<CampaignRow | undefined> =>
	(
		await tx
			.select()
			.from(campaigns)
			.where(and(eq(campaigns.state, "sending"), lte(campaigns.next_at, now)))
			.orderBy(asc(campaigns.next_at), asc(campaigns.id))
			.limit(1)
			.for("update")
	)[0];

const MOST_ARCHIVED = 50;

/** Those that went out and have a public page, the newest first. */
export const findArchived = (db: Db, id?: number) =>
	db
		.select({ id: campaigns.id, letter: campaigns.letter, started_at: campaigns.started_at })
		.from(campaigns)
		.where(
			and(
				eq(campaigns.is_archived, true),
				isNotNull(campaigns.started_at),
				id === undefined ? undefined : eq(campaigns.id, id),
			),
		)
		.orderBy(desc(campaigns.started_at), desc(campaigns.id))
		.limit(MOST_ARCHIVED);

/** Counted as a sum alone, and only where that is switched on. */
export const countVisit = (db: Db, id: number) =>
	db
		.update(campaigns)
		.set({ visits: sql`${campaigns.visits} + 1`, ...UNSEEN })
		.where(and(eq(campaigns.id, id), eq(campaigns.counts_visits, true)));
