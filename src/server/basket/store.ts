import { and, eq, getTableColumns, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { categoryColumns, lecturerColumns } from "#server/catalogue/store.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { courseColumns } from "#server/courses/store.ts";
import { courses } from "#server/courses/tables.ts";
import type { Db } from "#server/db/client.ts";
import { preparedOnce } from "#server/db/prepared.ts";
import { members } from "#server/members/tables.ts";
import { pins } from "#server/pins/tables.ts";
import { findVouchers, type VoucherRow } from "#server/vouchers/store.ts";
import { basketLines, baskets } from "./tables.ts";

/** Whether the phone of the basket's guest or member was confirmed by PIN. With "exists" the database prepares two ways of looking. */
const isPinAuthenticated = sql<boolean>`coalesce((select true from ${pins} where ${pins}.basket_id = ${baskets}.id and ${pins}.confirmed_at is not null limit 1), (select true from ${members} where ${members}.id = ${baskets}.member_id and ${members}.pin_authenticated_at is not null), false)`;
const columns = { ...getTableColumns(baskets), is_pin_authenticated: isPinAuthenticated };

export type BasketRow = typeof baskets.$inferSelect & { is_pin_authenticated: boolean };

const basketQuery = preparedOnce((db) =>
	db
		.select(columns)
		.from(baskets)
		.where(eq(baskets.id, sql.placeholder("id")))
		.prepare("basket"),
);

export const findBasket = async (db: Db, id: string): Promise<BasketRow | undefined> =>
	(await basketQuery(db).execute({ id }))[0];

const lockQuery = preparedOnce((db) =>
	db
		.select(columns)
		.from(baskets)
		.where(eq(baskets.id, sql.placeholder("id")))
		.for("update")
		.prepare("basket_locked"),
);

export const lockBasket = async (tx: Db, id: string): Promise<BasketRow | undefined> =>
	(await lockQuery(tx).execute({ id }))[0];

/** An open basket that this member or guest may use. */
const isOpen = and(
	eq(baskets.id, sql.placeholder("id")),
	isNull(baskets.ordered_at),
	gt(baskets.expires_at, sql.placeholder("now")),
	or(isNull(baskets.member_id), eq(baskets.member_id, sql.placeholder("memberId"))),
);

interface Reach {
	memberId: number | null;
	now: Date;
	expires_at: Date;
}

const valuesOf = (id: string, { memberId, now, expires_at }: Reach) => ({
	...{ id, memberId },
	...{ now: now.toISOString(), expiresAt: expires_at.toISOString() },
});

const touchQuery = preparedOnce((db) =>
	db
		.update(baskets)
		.set({ expires_at: sql`${sql.placeholder("expiresAt")}` })
		.where(isOpen)
		.returning(columns)
		.prepare("basket_touched"),
);

/** Locks an open basket that this member or guest may use, and lets it live on; nothing when there is none. */
export const touchOpen = async (tx: Db, id: string, reach: Reach): Promise<BasketRow | undefined> =>
	(await touchQuery(tx).execute(valuesOf(id, reach)))[0];

export const findBasketOfLine = async (db: Db, lineId: string): Promise<string | undefined> =>
	(await db.select({ id: basketLines.basket_id }).from(basketLines).where(eq(basketLines.id, lineId)))[0]?.id;

const openOf = (memberId: number) => and(eq(baskets.member_id, memberId), isNull(baskets.ordered_at));

export const findOpenOfMember = async (db: Db, memberId: number, now: Date): Promise<BasketRow | undefined> =>
	(
		await db
			.select(columns)
			.from(baskets)
			.where(and(openOf(memberId), gt(baskets.expires_at, now)))
	)[0];

/** Whoever gives a member a basket does so one after the other. */
export const lockMember = (tx: Db, memberId: number) =>
	tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("no key update");

export const lockOpenOfMember = async (tx: Db, memberId: number): Promise<BasketRow | undefined> =>
	(await tx.select(columns).from(baskets).where(openOf(memberId)).for("update"))[0];

export async function insertBasket(tx: Db, row: typeof baskets.$inferInsert): Promise<BasketRow> {
	const [inserted] = await tx.insert(baskets).values(row).returning(columns);
	if (!inserted) throw new Error("The basket was not written.");
	return inserted;
}

export const updateBasket = (tx: Db, id: string, change: Partial<typeof baskets.$inferInsert>): Promise<BasketRow[]> =>
	tx.update(baskets).set(change).where(eq(baskets.id, id)).returning(columns);

const orderedQuery = preparedOnce((db) =>
	db
		.update(baskets)
		.set({ ordered_at: sql`${sql.placeholder("now")}` })
		.where(eq(baskets.id, sql.placeholder("id")))
		.prepare("basket_ordered"),
);

export const markOrdered = async (tx: Db, id: string, now: Date): Promise<void> =>
	void (await orderedQuery(tx).execute({ id, now: now.toISOString() }));

export const deleteBasket = (tx: Db, id: string) => tx.delete(baskets).where(eq(baskets.id, id));

const lineColumns = {
	id: basketLines.id,
	created_at: basketLines.created_at,
	course: courseColumns,
	category: categoryColumns,
	lecturer: lecturerColumns,
	price_cents: courses.price_cents,
	is_active: courses.is_active,
	voucher_id: basketLines.voucher_id,
};

/** Asked for at every turn, and not cheap to plan: the database keeps the plan. */
const linesQuery = preparedOnce((db) =>
	db
		.select(lineColumns)
		.from(basketLines)
		.innerJoin(courses, eq(courses.id, basketLines.course_id))
		.innerJoin(categories, eq(categories.id, courses.category_id))
		.innerJoin(lecturers, eq(lecturers.id, courses.lecturer_id))
		.where(eq(basketLines.basket_id, sql.placeholder("basketId")))
		.prepare("basket_lines"),
);

type FoundLine = Awaited<ReturnType<ReturnType<typeof linesQuery>["execute"]>>[number];
export type LineRow = Omit<FoundLine, "voucher_id"> & { voucher: VoucherRow | null };

/** In the order in which they were put in; a handful is sorted faster here than by the database. */
const inOrder = (lines: FoundLine[]): FoundLine[] =>
	lines.sort((one, other) => one.created_at.getTime() - other.created_at.getTime() || (one.id < other.id ? -1 : 1));

/** Few lines have a voucher, and what they are asked for with them would take twice as long: it is asked for alone. */
async function whole(db: Db, found: FoundLine[]): Promise<LineRow[]> {
	const ids = found.flatMap(({ voucher_id }) => voucher_id ?? []);
	const vouchers = ids.length > 0 ? await findVouchers(db, ids) : [];
	return inOrder(found).map(({ voucher_id, ...line }) => ({
		...line,
		voucher: vouchers.find(({ id }) => id === voucher_id) ?? null,
	}));
}

export const findLines = async (db: Db, basketId: string): Promise<LineRow[]> =>
	whole(db, await linesQuery(db).execute({ basketId }));

const wholeQuery = preparedOnce((db) =>
	db
		.select({ basket: columns, ...lineColumns })
		.from(baskets)
		.leftJoin(basketLines, eq(basketLines.basket_id, baskets.id))
		.leftJoin(courses, eq(courses.id, basketLines.course_id))
		.leftJoin(categories, eq(categories.id, courses.category_id))
		.leftJoin(lecturers, eq(lecturers.id, courses.lecturer_id))
		.where(eq(baskets.id, sql.placeholder("id")))
		.prepare("basket_whole"),
);

/** With its lines, of which an empty one has none. */
export async function findWhole(db: Db, id: string): Promise<{ basket: BasketRow | undefined; lines: LineRow[] }> {
	const rows = await wholeQuery(db).execute({ id });
	const lines = rows.filter(({ id }) => id !== null) as FoundLine[];
	return { basket: rows[0]?.basket, lines: await whole(db, lines) };
}

export const findPrice = async (db: Db, courseId: number) =>
	(
		await db
			.select({ price_cents: courses.price_cents, is_active: courses.is_active })
			.from(courses)
			.where(eq(courses.id, courseId))
	)[0];

/** The basket is locked, gets its line and lives on in one statement, for most who add wait for nothing else. */
const addQuery = preparedOnce((db) => {
	const added = db.$with("added", { basket_id: sql<string>`basket_id`.as("basket_id") }).as(
		sql`insert into ${basketLines} (basket_id, course_id, created_at)
			select open.id, ${courses.id}, ${sql.placeholder("now")}::timestamptz
			from (select ${baskets.id} from ${baskets} where ${isOpen} for update) as open, ${courses}
			where ${courses.id} = ${sql.placeholder("courseId")} and ${courses.is_active} and ${courses.price_cents} is not null
			on conflict do nothing returning basket_id`,
	);
	return db
		.with(added)
		.update(baskets)
		.set({ expires_at: sql`${sql.placeholder("expiresAt")}` })
		.from(added)
		.where(eq(baskets.id, added.basket_id))
		.returning(columns)
		.prepare("basket_line_added");
});

/** Nothing when the basket is not open, the course is in it already or cannot be bought. */
export const addLine = async (db: Db, id: string, courseId: number, reach: Reach): Promise<BasketRow | undefined> =>
	(await addQuery(db).execute({ ...valuesOf(id, reach), courseId }))[0];

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

/** Baskets nobody ordered, some time after they ran out. */
export const deleteExpired = (db: Db, before: Date) =>
	db.delete(baskets).where(and(isNull(baskets.ordered_at), lt(baskets.expires_at, before)));

/** With its lines and PINs. */
export const deleteOpenOfMember = (tx: Db, memberId: number) => tx.delete(baskets).where(openOf(memberId));

export const deleteExpiredOfMember = (tx: Db, memberId: number, now: Date) =>
	tx.delete(baskets).where(and(openOf(memberId), lte(baskets.expires_at, now)));
