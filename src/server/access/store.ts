import { and, desc, eq, gt, inArray, isNotNull, isNull, max, or, sql } from "drizzle-orm";
import { categoryColumns, lecturerColumns } from "#server/catalogue/store.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { courseColumns } from "#server/courses/store.ts";
import { courses } from "#server/courses/tables.ts";
import type { Db } from "#server/db/client.ts";
import { insertOnce } from "#server/db/prepared.ts";
import { members } from "#server/members/tables.ts";
import { orderLines, orders } from "#server/orders/tables.ts";
import { outbox } from "#server/outbox/tables.ts";
import { accessGrants } from "./tables.ts";

type GrantRow = typeof accessGrants.$inferSelect;

export const insertGrants = insertOnce(accessGrants, ["id"]);

export const findByToken = async (db: Db, hash: Buffer): Promise<GrantRow | undefined> =>
	(await db.select().from(accessGrants).where(eq(accessGrants.token_hash, hash)))[0];

/** Grants of the member's own orders, and of guest orders with the address the member has confirmed. */
const belongsTo = (memberId: number) =>
	or(
		eq(accessGrants.member_id, memberId),
		and(
			isNull(accessGrants.member_id),
			sql`lower(${orders.email}) = (select lower(${members.email}) from ${members} where ${and(
				eq(members.id, memberId),
				isNotNull(members.email_confirmed_at),
			)})`,
		),
	);

/**
 * CO-16 (§ 356 Abs. 6 BGB): nothing opens while the confirmation of the contract is still in the house. Guests get
 * their link by that very letter.
 */
const isConfirmed = sql<boolean>`not exists (select 1 from ${outbox} where ${outbox.state} = 'waiting' and ${outbox.kind} = 'order_confirmation' and ${outbox.unlocks} = ${orders.number})`;

const grantsOf = (db: Db) =>
	db
		.select({ grant: accessGrants })
		.from(accessGrants)
		.innerJoin(orderLines, eq(orderLines.id, accessGrants.order_line_id))
		.innerJoin(orders, eq(orders.id, orderLines.order_id))
		.$dynamic();

export async function findRunning(db: Db, memberId: number, courseId: number, now: Date) {
	const [row] = await grantsOf(db)
		.where(
			and(
				eq(accessGrants.course_id, courseId),
				gt(accessGrants.expires_at, now),
				isNull(accessGrants.revoked_at),
				belongsTo(memberId),
				isConfirmed,
			),
		)
		.orderBy(desc(accessGrants.expires_at))
		.limit(1);
	return row?.grant;
}

export const markPlayed = (db: Db, id: number, now: Date) =>
	db
		.update(accessGrants)
		.set({ first_played_at: now })
		.where(and(eq(accessGrants.id, id), isNull(accessGrants.first_played_at)));

const ofOrder = (orderId: number) =>
	sql`${accessGrants.order_line_id} in (select ${orderLines.id} from ${orderLines} where ${eq(orderLines.order_id, orderId)})`;

export const findForStaff = (db: Db, orderId: number) =>
	db
		.select({
			course_id: accessGrants.course_id,
			expires_at: accessGrants.expires_at,
			first_played_at: accessGrants.first_played_at,
			revoked_at: accessGrants.revoked_at,
			is_confirmed: isConfirmed,
		})
		.from(accessGrants)
		.innerJoin(orderLines, eq(orderLines.id, accessGrants.order_line_id))
		.innerJoin(orders, eq(orders.id, orderLines.order_id))
		.where(eq(orders.id, orderId));

export const findEnd = async (db: Db, orderId: number): Promise<Date> => {
	const [row] = await db
		.select({ end: max(accessGrants.expires_at) })
		.from(accessGrants)
		.where(ofOrder(orderId));
	if (!row?.end) throw new Error(`Order ${orderId} has opened no film.`);
	return row.end;
};

/** It began before it ends. */
export const setEnd = (tx: Db, { orderId, courseId, until }: { orderId: number; courseId: number; until: Date }) =>
	tx
		.update(accessGrants)
		.set({ expires_at: sql`greatest(${until}::timestamptz, ${accessGrants.starts_at} + interval '1 millisecond')` })
		.where(and(eq(accessGrants.course_id, courseId), ofOrder(orderId)));

/** What was granted with these orders. */
export const findOfOrders = (db: Db, orderIds: number[]) =>
	db
		.select({
			order_id: orders.id,
			number: orders.number,
			member_id: orders.member_id,
			course_id: accessGrants.course_id,
			token_hash: accessGrants.token_hash,
			expires_at: accessGrants.expires_at,
			is_confirmed: isConfirmed,
		})
		.from(accessGrants)
		.innerJoin(orderLines, eq(orderLines.id, accessGrants.order_line_id))
		.innerJoin(orders, eq(orders.id, orderLines.order_id))
		.where(and(inArray(orders.id, orderIds), isNull(accessGrants.revoked_at)));

/** Each course once, with the grant that runs longest. */
export const findVideos = (db: Db, memberId: number) =>
	db
		.selectDistinctOn([courses.id], {
			expires_at: accessGrants.expires_at,
			revoked_at: accessGrants.revoked_at,
			is_confirmed: isConfirmed,
			price_cents: courses.price_cents,
			product: { ...courseColumns, is_active: courses.is_active },
			category: categoryColumns,
			lecturer: lecturerColumns,
		})
		.from(accessGrants)
		.innerJoin(orderLines, eq(orderLines.id, accessGrants.order_line_id))
		.innerJoin(orders, eq(orders.id, orderLines.order_id))
		.innerJoin(courses, eq(courses.id, accessGrants.course_id))
		.innerJoin(categories, eq(categories.id, courses.category_id))
		.innerJoin(lecturers, eq(lecturers.id, courses.lecturer_id))
		.where(belongsTo(memberId))
		.orderBy(courses.id, sql`${accessGrants.revoked_at} is not null`, desc(isConfirmed), desc(accessGrants.expires_at));

export const revokeOfOrder = (tx: Db, orderId: number, now: Date) =>
	tx
		.update(accessGrants)
		.set({ revoked_at: now })
		.where(and(isNull(accessGrants.revoked_at), ofOrder(orderId)));
