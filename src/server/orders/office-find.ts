import { sql } from "drizzle-orm";
import { centsToEuro, formatEuro } from "#contract/money.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { SearchHit } from "#contract/office/search.ts";
import type { Db } from "#server/db/client.ts";
import { findRows, type Sought } from "#server/db/find.ts";
import { ORDER_WORDS } from "./tables.ts";

interface Row {
	number: string;
	name: string;
	gross_cents: number;
}

/** Orders by their number, or by whose they are. */
export async function findOrders(db: Db, text: string, sought: Sought): Promise<SearchHit[]> {
	const rows = await findRows<Row>(
		db,
		text,
		{
			columns: sql`number, name, gross_cents`,
			from: sql`orders`,
			words: sql.raw(ORDER_WORDS),
			newest: sql`created_at`,
			number: sql`number`,
		},
		sought,
	);
	return rows.map(({ number, name, gross_cents }) => ({
		kind: "order",
		title: number,
		detail: `${name} · ${formatEuro(centsToEuro(gross_cents))}`,
		path: officePaths.order(number),
	}));
}
