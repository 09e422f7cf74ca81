import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { categoryColumns, lecturerColumns } from "#server/catalogue/store.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { courses } from "#server/courses/tables.ts";
import type { Db } from "#server/db/client.ts";
import { members } from "#server/members/tables.ts";
import { pins } from "#server/pins/tables.ts";
import { voucherBatches, vouchers } from "#server/vouchers/tables.ts";
import { basketLines, baskets } from "./tables.ts";

export type BasketRow = typeof baskets.$inferSelect;

export const findBasket = async (db: Db, id: string): Promise<BasketRow | undefined> =>
	(await db.select().from(baskets).where(eq(baskets.id, id)))[0];

export const lockBasket = async (tx: Db, id: string): Promise<BasketRow | undefined> =>
	(await tx.select().from(baskets).where(eq(baskets.id, id)).for("update"))[0];

export const findBasketOfLine = async (db: Db, lineId: string): Promise<string | undefined> =>
	(await db.select({ id: basketLines.basket_id }).from(basketLines).where(eq(basketLines.id, lineId)))[0]?.id;

const openOf = (memberId: number) => and(eq(baskets.member_id, memberId), isNull(baskets.ordered_at));

export const findOpenOfMember = async (db: Db, memberId: number, now: Date): Promise<BasketRow | undefined> =>
	(
		await db
			.select()
			.from(baskets)
			.where(and(openOf(memberId), gt(baskets.expires_at, now)))
	)[0];

/** Whoever gives a member a basket does so one after the other. */
export const lockMember = (tx: Db, memberId: number) =>
	tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("no key update");

export const lockOpenOfMember = async (tx: Db, memberId: number): Promise<BasketRow | undefined> =>
	(await tx.select().from(baskets).where(openOf(memberId)).for("update"))[0];

export async function insertBasket(tx: Db, row: typeof baskets.$inferInsert): Promise<BasketRow> {
	const [inserted] = await tx.insert(baskets).values(row).returning();
	if (!inserted) throw new Error("The basket was not written.");
	return inserted;
}

export const updateBasket = (tx: Db, id: string, change: Partial<typeof baskets.$inferInsert>) =>
	tx.update(baskets).set(change).where(eq(baskets.id, id));

export const deleteBasket = (tx: Db, id: string) => tx.delete(baskets).where(eq(baskets.id, id));

export const findLines = (db: Db, basketId: string) =>
	db
		.select({
			id: basketLines.id,
			course: {
				id: courses.id,
				slug: courses.slug,
				topic: courses.topic,
				image: courses.image,
				image_alt: courses.image_alt,
				duration: courses.duration,
			},
			category: categoryColumns,
			lecturer: lecturerColumns,
			price_cents: courses.price_cents,
			is_active: courses.is_active,
			voucher: {
				id: vouchers.id,
				code: vouchers.code,
				is_active: vouchers.is_active,
				max_uses: vouchers.max_uses,
				used_count: vouchers.used_count,
				discount: voucherBatches.discount,
				valid_until: voucherBatches.valid_until,
			},
		})
		.from(basketLines)
		.innerJoin(courses, eq(courses.id, basketLines.course_id))
		.innerJoin(categories, eq(categories.id, courses.category_id))
		.innerJoin(lecturers, eq(lecturers.id, courses.lecturer_id))
		.leftJoin(vouchers, eq(vouchers.id, basketLines.voucher_id))
		.leftJoin(voucherBatches, eq(voucherBatches.id, vouchers.batch_id))
		.where(eq(basketLines.basket_id, basketId))
		.orderBy(asc(basketLines.created_at), asc(basketLines.id));

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

export const findPrice = async (db: Db, courseId: number) =>
	(
		await db
			.select({ price_cents: courses.price_cents, is_active: courses.is_active })
			.from(courses)
			.where(eq(courses.id, courseId))
	)[0];

/** False when the course is already in the basket. */
export async function insertLine(tx: Db, row: typeof basketLines.$inferInsert): Promise<boolean> {
	const { rowCount } = await tx.insert(basketLines).values(row).onConflictDoNothing();
	return rowCount === 1;
}

export async function deleteLine(tx: Db, basketId: string, lineId: string): Promise<boolean> {
	const { rowCount } = await tx
		.delete(basketLines)
		.where(and(eq(basketLines.id, lineId), eq(basketLines.basket_id, basketId)));
	return rowCount === 1;
}

export const deleteLines = (tx: Db, ids: string[]) => tx.delete(basketLines).where(inArray(basketLines.id, ids));

export const setVoucher = (tx: Db, lineIds: string[], voucherId: number | null) =>
	tx.update(basketLines).set({ voucher_id: voucherId }).where(inArray(basketLines.id, lineIds));

/** Lines of one basket go over to another; a course that is in both stays once, with the voucher of either. */
export async function mergeLines(tx: Db, from: string, to: string): Promise<void> {
	const lines = await tx.select().from(basketLines).where(eq(basketLines.basket_id, from));
	for (const { course_id, voucher_id, created_at } of lines) {
		await tx
			.insert(basketLines)
			.values({ basket_id: to, course_id, voucher_id, created_at })
			.onConflictDoUpdate({
				target: [basketLines.basket_id, basketLines.course_id],
				set: { voucher_id: sql`coalesce(${basketLines.voucher_id}, excluded.voucher_id)` },
			});
	}
}

/** Whether the phone of this basket's guest or member was confirmed by PIN. */
export async function isPinAuthenticated(db: Db, { id, member_id }: BasketRow): Promise<boolean> {
	const ofGuest = db
		.select({ id: pins.id })
		.from(pins)
		.where(and(eq(pins.basket_id, id), isNotNull(pins.confirmed_at)));
	const ofMember = db
		.select({ id: members.id })
		.from(members)
		.where(and(eq(members.id, member_id ?? 0), isNotNull(members.pin_authenticated_at)));
	const [row] = await db
		.select({ yes: sql<boolean>`exists ${ofGuest} or exists ${ofMember}` })
		.from(sql`(values (1)) as one`);
	return row?.yes ?? false;
}

/** Baskets nobody ordered, some time after they ran out. */
export const deleteExpired = (db: Db, before: Date) =>
	db.delete(baskets).where(and(isNull(baskets.ordered_at), lt(baskets.expires_at, before)));

/** With its lines and PINs. */
export const deleteOpenOfMember = (tx: Db, memberId: number) => tx.delete(baskets).where(openOf(memberId));

export const deleteExpiredOfMember = (tx: Db, memberId: number, now: Date) =>
	tx.delete(baskets).where(and(openOf(memberId), lte(baskets.expires_at, now)));
