import { asc, count, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { orderLines, orders } from "#server/orders/tables.ts";
import { withdrawals } from "./tables.ts";

const isOpen = isNull(withdrawals.handled_at);

/** The oldest first, each with the order it names. */
export const findOpen = (db: Db, most: number) =>
	db
		.select({
			id: withdrawals.id,
			name: withdrawals.name,
			contract: withdrawals.contract,
			received_at: withdrawals.received_at,
			gross_cents: orders.gross_cents,
			topics: sql<string[] | null>`(select array_agg(${orderLines.topic} order by ${orderLines.id})
				from ${orderLines} where ${orderLines.order_id} = ${orders.id})`,
		})
		.from(withdrawals)
		.leftJoin(orders, eq(orders.id, withdrawals.order_id))
		.where(isOpen)
		.orderBy(asc(withdrawals.received_at))
		.limit(most);

export const countOpen = async (db: Db): Promise<number> =>
	(await db.select({ count: count() }).from(withdrawals).where(isOpen))[0]?.count ?? 0;
