import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { PagePart } from "#server/db/keyset.ts";
import { payments } from "#server/payments/tables.ts";
import { isProblem } from "./problems.ts";
import { DECLARED } from "./store.ts";
import { orders } from "./tables.ts";

// In a statement over one table drizzle leaves the names of tables out, also within: here they are needed.
const topics = sql<string>`coalesce((select string_agg(line.topic, ', ' order by line.id) from order_lines line where line.order_id = orders.id), '')`;

/** Money has arrived for it of which nobody has decided yet. */
export const hasUndecided = sql`orders.id in (select ${payments.order_id} from ${payments} where ${isProblem})`;

export const findListed = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({
			number: orders.number,
			created_at: orders.created_at,
			name: orders.name,
			email: orders.email,
			company: orders.company,
			topics,
			gross_cents: orders.gross_cents,
			payment_method: orders.payment_method,
			state: orders.state,
			paid_at: orders.paid_at,
			withdrawal: DECLARED,
			...keys,
		})
		.from(orders)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);
