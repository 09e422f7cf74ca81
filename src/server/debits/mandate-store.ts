import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { ORDER_WORDS, orders } from "#server/orders/tables.ts";
import { BLOCKED_ON } from "./store.ts";

const selectMandates = (db: Db, condition: SQL | undefined) =>
	db
		.select({
			id: orders.id,
			number: orders.number,
			reference: orders.mandate_reference,
			name: orders.name,
			bank_data: orders.bank_data,
			given_at: orders.mandate_given_at,
			revoked_at: orders.mandate_revoked_at,
			text_version: orders.consent_text_version,
			used_on: sql<
				string | null
			>`(select max(used.collect_on)::text from debits used where used.order_id = orders.id and used.ended_at is null)`,
			blocked_on: BLOCKED_ON,
		})
		.from(orders)
		.where(and(isNotNull(orders.mandate_reference), condition))
		.orderBy(desc(orders.id))
		.$dynamic();

export type MandateRow = Awaited<ReturnType<typeof selectMandates>>[number];

const wordsOf = (q: string): SQL | undefined =>
	and(
		...q
			.split(/\s+/)
			.filter(Boolean)
			.map((word) => sql`${sql.raw(ORDER_WORDS)} like '%' || fold_german(${word}) || '%'`),
	);

export async function findMandates(db: Db, q: string, most: number) {
	const found = wordsOf(q);
	const [counted] = await db
		.select({ total: count() })
		.from(orders)
		.where(and(isNotNull(orders.mandate_reference), found));
	return { rows: await selectMandates(db, found).limit(most), total: counted?.total ?? 0 };
}

export const findMandate = async (db: Db, orderId: number): Promise<MandateRow | undefined> =>
	(await selectMandates(db, eq(orders.id, orderId)))[0];

/** Whether it held until now. */
export const revokeMandate = async (tx: Db, orderId: number, mandate_revoked_at: Date): Promise<boolean> =>
	(
		await tx
			.update(orders)
			.set({ mandate_revoked_at })
			.where(and(eq(orders.id, orderId), isNull(orders.mandate_revoked_at)))
			.returning({ id: orders.id })
	).length > 0;
