import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import { orders } from "#server/orders/tables.ts";
import { withdrawals } from "./tables.ts";

export const WITHDRAWALS: Keyset<"at"> = {
	id: { by: withdrawals.id, kind: "number" },
	sorts: { at: { by: withdrawals.received_at, kind: "moment" } },
};

const SHOWN = {
	id: withdrawals.id,
	received_at: withdrawals.received_at,
	name: withdrawals.name,
	email: withdrawals.email,
	contract: withdrawals.contract,
	order: { number: orders.number, state: orders.state, gross_cents: orders.gross_cents },
	confirmed_at: withdrawals.confirmed_at,
	handled_at: withdrawals.handled_at,
	decision: withdrawals.decision,
	decision_reason: withdrawals.decision_reason,
};

/** Each with the order it names. */
export const findListed = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({ ...SHOWN, ...keys })
		.from(withdrawals)
		.leftJoin(orders, eq(orders.id, withdrawals.order_id))
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);
export type ListedRow = Omit<Awaited<ReturnType<typeof findListed>>[number], "sort_key" | "id_key">;

export const findOne = async (db: Db, filter: SQL): Promise<ListedRow | undefined> =>
	(await db.select(SHOWN).from(withdrawals).leftJoin(orders, eq(orders.id, withdrawals.order_id)).where(filter))[0];
