import { and, desc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { members } from "#server/members/tables.ts";
import { pins } from "./tables.ts";

/** Who asked: a member, or a guest by the basket. */
export type Owner = { member_id: number } | { basket_id: string };

const ownedBy = (owner: Owner) =>
	"member_id" in owner ? eq(pins.member_id, owner.member_id) : eq(pins.basket_id, owner.basket_id);

export type PinRow = typeof pins.$inferSelect;

export const insertPin = (tx: Db, row: typeof pins.$inferInsert) => tx.insert(pins).values(row);

/** A new code makes the earlier ones worthless. */
export const deleteUnconfirmed = (tx: Db, owner: Owner) =>
	tx.delete(pins).where(and(ownedBy(owner), isNull(pins.confirmed_at)));

export const deleteAllOf = (tx: Db, owner: Owner) => tx.delete(pins).where(ownedBy(owner));

export const lockNewest = async (tx: Db, owner: Owner): Promise<PinRow | undefined> =>
	(
		await tx
			.select()
			.from(pins)
			.where(and(ownedBy(owner), isNull(pins.confirmed_at)))
			.orderBy(desc(pins.created_at), desc(pins.id))
			.limit(1)
			.for("update")
	)[0];

export const countTry = (tx: Db, { id, tries }: PinRow) =>
	tx
		.update(pins)
		.set({ tries: tries + 1 })
		.where(eq(pins.id, id));

export const markConfirmed = (tx: Db, id: number, now: Date) =>
	tx.update(pins).set({ confirmed_at: now }).where(eq(pins.id, id));

/** Whether a phone was confirmed for one of these owners. */
export async function isAuthenticated(
	db: Db,
	{ member, basketId }: { member: number | null; basketId: string | null },
) {
	const ofMember = sql`exists (select 1 from ${members} where id = ${member} and pin_authenticated_at is not null)`;
	const ofBasket = sql`exists (select 1 from ${pins} where basket_id = ${basketId}::uuid and confirmed_at is not null)`;
	const { rows } = await db.execute<{ yes: boolean }>(sql`select ${ofMember} or ${ofBasket} as yes`);
	return rows[0]?.yes === true;
}

/** Codes that led to nothing after a day, numbers of guests after a month. */
export const deleteOld = (db: Db, { codesBefore, numbersBefore }: { codesBefore: Date; numbersBefore: Date }) =>
	db
		.delete(pins)
		.where(
			or(
				lt(pins.created_at, numbersBefore),
				and(lt(pins.created_at, codesBefore), or(isNull(pins.confirmed_at), isNotNull(pins.member_id))),
			),
		);
