import { and, asc, desc, eq, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { auditTrail } from "#server/audit/tables.ts";
import { moveAddressIn } from "#server/db/addresses.ts";
import type { Db } from "#server/db/client.ts";
import { people } from "#server/people/tables.ts";
import { users } from "#server/staff/tables.ts";
import { accessPacks, dataHolds, dataRequests } from "./tables.ts";

/** What the history names the person by; nobody who is known by an address alone. */
export const findPersonId = async (db: Db, email: string): Promise<number> =>
	(await db.select({ id: people.id }).from(people).where(eq(people.email, email)))[0]?.id ?? 0;

const holdColumns = {
	id: dataHolds.id,
	email: dataHolds.email,
	reason: dataHolds.reason,
	set_by: users.name,
	set_at: dataHolds.set_at,
};
export type HoldRow = Awaited<ReturnType<typeof findHolds>>[number];

const isInForce = isNull(dataHolds.lifted_at);

export const findHolds = (db: Db, email?: string) =>
	db
		.select(holdColumns)
		.from(dataHolds)
		.leftJoin(users, eq(users.id, dataHolds.set_by))
		.where(and(isInForce, email === undefined ? undefined : eq(dataHolds.email, email)))
		.orderBy(asc(dataHolds.set_at));

/** False when there is one already. */
export const insertHold = async (tx: Db, hold: typeof dataHolds.$inferInsert): Promise<boolean> =>
	(await tx.insert(dataHolds).values(hold).onConflictDoNothing().returning({ id: dataHolds.id })).length > 0;

export const liftHold = (tx: Db, id: number, change: { lifted_by: number; lifted_at: Date }) =>
	tx
		.update(dataHolds)
		.set(change)
		.where(and(eq(dataHolds.id, id), isInForce));

/** Whoever is held under the other address already stays held under both. */
export const moveHold = (tx: Db, from: string, to: string) =>
	tx
		.update(dataHolds)
		.set({ email: to })
		.where(
			and(
				eq(dataHolds.email, from),
				isInForce,
				sql`not exists (select 1 from ${dataHolds} h where h.email = ${to} and h.lifted_at is null)`,
			),
		);

export const findHold = async (tx: Db, id: number): Promise<HoldRow | undefined> =>
	(
		await tx
			.select(holdColumns)
			.from(dataHolds)
			.leftJoin(users, eq(users.id, dataHolds.set_by))
			.where(and(eq(dataHolds.id, id), isInForce))
	)[0];

const doers = alias(users, "doers");
export type RequestRow = Awaited<ReturnType<typeof findRequests>>[number];

/** What waits first, by its day; then what was answered, the newest first. */
export const findRequests = (db: Db, { email, id, most }: { email?: string; id?: number; most: number }) =>
	db
		.select({
			id: dataRequests.id,
			kind: dataRequests.kind,
			email: dataRequests.email,
			received_on: dataRequests.received_on,
			due_on: dataRequests.due_on,
			note: dataRequests.note,
			done_at: dataRequests.done_at,
			done_by: doers.name,
		})
		.from(dataRequests)
		.leftJoin(doers, eq(doers.id, dataRequests.done_by))
		.where(
			and(
				email === undefined ? undefined : eq(dataRequests.email, email),
				id === undefined ? undefined : eq(dataRequests.id, id),
			),
		)
		.orderBy(sql`${dataRequests.done_at} desc nulls first`, asc(dataRequests.due_on), asc(dataRequests.id))
		.limit(most);

export async function insertRequest(tx: Db, request: typeof dataRequests.$inferInsert): Promise<number> {
	const [row] = await tx.insert(dataRequests).values(request).returning({ id: dataRequests.id });
	return row?.id ?? 0;
}

export const endRequest = async (tx: Db, id: number, done: { done_by: number; done_at: Date }): Promise<boolean> =>
	(
		await tx
			.update(dataRequests)
			.set(done)
			.where(and(eq(dataRequests.id, id), isNull(dataRequests.done_at)))
			.returning({ id: dataRequests.id })
	).length > 0;

/** What a person has asked for is answered, and says no longer who asked. */
export const emptyRequests = (tx: Db, email: string, { done_by, done_at }: { done_by: number | null; done_at: Date }) =>
	tx
		.update(dataRequests)
		.set({
			email: null,
			note: null,
			done_by: sql`coalesce(${dataRequests.done_by}, ${done_by}::int)`,
			done_at: sql`coalesce(${dataRequests.done_at}, ${done_at})`,
		})
		.where(eq(dataRequests.email, email));

export const moveRequests = (tx: Db, from: string, to: string): Promise<number> =>
	moveAddressIn(tx, dataRequests.email, from, to);

export async function insertPack(tx: Db, pack: typeof accessPacks.$inferInsert): Promise<number> {
	const [row] = await tx.insert(accessPacks).values(pack).returning({ id: accessPacks.id });
	return row?.id ?? 0;
}

export const findPack = async (tx: Db, id: number) =>
	(await tx.select().from(accessPacks).where(eq(accessPacks.id, id)))[0];

export const updatePack = (tx: Db, id: number, change: Partial<typeof accessPacks.$inferInsert>) =>
	tx.update(accessPacks).set(change).where(eq(accessPacks.id, id));

export const findPacks = (db: Db, email: string) =>
	db
		.select({
			id: accessPacks.id,
			created_at: accessPacks.created_at,
			fetched_at: accessPacks.fetched_at,
			is_ready: sql<boolean>`${accessPacks.content} is not null`,
		})
		.from(accessPacks)
		.where(eq(accessPacks.email, email))
		.orderBy(desc(accessPacks.id));

/** What went lately, as it was noted in the history. */
export const findProofs = (db: Db, most: number) =>
	db
		.select({
			id: auditTrail.id,
			at: auditTrail.at,
			action: auditTrail.action,
			details: auditTrail.details,
			who: users.name,
		})
		.from(auditTrail)
		.leftJoin(users, eq(users.id, auditTrail.user_id))
		.where(or(eq(auditTrail.action, "retention"), eq(auditTrail.action, "person_erased")))
		.orderBy(desc(auditTrail.at), desc(auditTrail.id))
		.limit(most);
