import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { WITHDRAWAL_DECISIONS } from "#contract/office/withdrawal-words.ts";
import type { PricedLine } from "#server/basket/rules.ts";
import { courses } from "#server/courses/tables.ts";
import { moveAddressIn } from "#server/db/addresses.ts";
import type { Db } from "#server/db/client.ts";
import { nextIdsOf } from "#server/db/next-id.ts";
import { columnsOf, insertOnce, preparedOnce } from "#server/db/prepared.ts";
import { members } from "#server/members/tables.ts";
import { vouchers } from "#server/vouchers/tables.ts";
import { orderLines, orders } from "./tables.ts";

export type OrderRow = typeof orders.$inferSelect;
type NewOrder = typeof orders.$inferInsert;

export const nextIds = nextIdsOf("orders", "invoices");

const insertOrders = insertOnce(orders, columnsOf(orders));

export async function insertOrder(tx: Db, row: NewOrder & { id: number }): Promise<OrderRow> {
	const [inserted] = await insertOrders(tx, [row]);
	if (!inserted) throw new Error("The order was not written.");
	return inserted;
}

const insertOrderLines = insertOnce(orderLines, ["id"]);

export async function insertLines(tx: Db, orderId: number, lines: PricedLine[]): Promise<LineRow[]> {
	const rows = lines.map(({ product, voucher, original, amount }) => ({
		order_id: orderId,
		course_id: product.id,
		topic: product.topic,
		voucher_id: voucher?.id ?? null,
		discount: voucher?.discount ?? 0,
		original_gross_cents: original.gross,
		net_cents: amount.net,
		tax_cents: amount.tax,
		gross_cents: amount.gross,
	}));
	const inserted = await insertOrderLines(tx, rows);
	return lines.map(({ product: { slug, image, duration }, voucher }, index) => ({
		...(rows[index] as (typeof rows)[number]),
		...(inserted[index] as { id: number }),
		slug,
		image,
		duration,
		voucher_code: voucher?.code ?? null,
	}));
}

export const findById = async (db: Db, id: number): Promise<OrderRow | undefined> =>
	(await db.select().from(orders).where(eq(orders.id, id)))[0];

/** By its id, for nearly always there is none: to describe all columns of nothing costs more than to look for it. */
const byBasketQuery = preparedOnce((db) =>
	db
		.select({ id: orders.id })
		.from(orders)
		.where(eq(orders.basket_id, sql.placeholder("basketId")))
		.prepare("order_of_basket"),
);
export async function findByBasket(db: Db, basketId: string): Promise<OrderRow | undefined> {
	const [found] = await byBasketQuery(db).execute({ basketId });
	return found && findById(db, found.id);
}

export const findByKey = async (db: Db, key: string): Promise<OrderRow | undefined> =>
	(await db.select().from(orders).where(eq(orders.idempotency_key, key)))[0];
export const findByToken = async (db: Db, hash: Buffer): Promise<OrderRow | undefined> =>
	(await db.select().from(orders).where(eq(orders.token_hash, hash)))[0];
export const findByNumber = async (db: Db, number: string): Promise<OrderRow | undefined> =>
	(await db.select().from(orders).where(eq(orders.number, number)))[0];
export const findByNumbers = async (db: Db, numbers: string[]): Promise<OrderRow[]> =>
	numbers.length === 0 ? [] : db.select().from(orders).where(inArray(orders.number, numbers));

export interface Declared {
	id: number;
	received_at: string;
	handled_at: string | null;
	decision: (typeof WITHDRAWAL_DECISIONS)[number] | null;
}
/** The last declaration that an order is withdrawn. */
export const DECLARED = sql<Declared | null>`(select jsonb_build_object('id', declared.id, 'received_at', declared.received_at, 'handled_at', declared.handled_at, 'decision', declared.decision)
	from withdrawals declared where declared.order_id = orders.id order by declared.id desc limit 1)`;

export const findDeclared = async (db: Db, id: number): Promise<Declared | null> =>
	(await db.select({ declared: DECLARED }).from(orders).where(eq(orders.id, id)))[0]?.declared ?? null;

export const lockOrder = async (tx: Db, id: number): Promise<OrderRow | undefined> =>
	(await tx.select().from(orders).where(eq(orders.id, id)).for("update"))[0];

export const updateOrder = async (tx: Db, id: number, change: Partial<NewOrder>): Promise<void> => {
	await tx.update(orders).set(change).where(eq(orders.id, id));
};

export const findLines = (db: Db, orderIds: number[]) =>
	db
		.select({
			id: orderLines.id,
			order_id: orderLines.order_id,
			course_id: orderLines.course_id,
			slug: courses.slug,
			image: courses.image,
			duration: courses.duration,
			topic: orderLines.topic,
			voucher_id: orderLines.voucher_id,
			voucher_code: vouchers.code,
			discount: orderLines.discount,
			original_gross_cents: orderLines.original_gross_cents,
			net_cents: orderLines.net_cents,
			tax_cents: orderLines.tax_cents,
			gross_cents: orderLines.gross_cents,
		})
		.from(orderLines)
		.innerJoin(courses, eq(courses.id, orderLines.course_id))
		.leftJoin(vouchers, eq(vouchers.id, orderLines.voucher_id))
		.where(inArray(orderLines.order_id, orderIds))
		.orderBy(asc(orderLines.id));

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** The member's own orders and guest orders with the address the member has confirmed. */
const isOfMember = (memberId: number) =>
	or(
		eq(orders.member_id, memberId),
		and(
			isNull(orders.member_id),
			sql`lower(${orders.email}) = (select lower(${members.email}) from ${members} where ${and(
				eq(members.id, memberId),
				isNotNull(members.email_confirmed_at),
			)})`,
		),
	);

/** Newest first. */
export const findOfMember = (db: Db, memberId: number) =>
	db.select().from(orders).where(isOfMember(memberId)).orderBy(desc(orders.created_at), desc(orders.id));

export const findOneOfMember = async (db: Db, memberId: number, number: string): Promise<OrderRow | undefined> =>
	(
		await db
			.select()
			.from(orders)
			.where(and(eq(orders.number, number), isOfMember(memberId)))
	)[0];

export const findUnpaidSince = (db: Db, before: Date) =>
	db
		.select()
		.from(orders)
		.where(and(eq(orders.state, "awaiting_payment"), lt(orders.created_at, before)))
		.orderBy(asc(orders.id));

/** PERSON-05: an address is put right. */
export const moveAddress = (tx: Db, from: string, to: string): Promise<number> =>
	moveAddressIn(tx, orders.email, from, to);
