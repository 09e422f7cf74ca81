import { sql } from "drizzle-orm";
import { formatDate } from "#contract/dates.ts";
import { centsToEuro, formatEuro } from "#contract/money.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { SearchHit } from "#contract/office/search.ts";
import type { Db } from "#server/db/client.ts";
import { findRows, type Sought } from "#server/db/find.ts";
import { INVOICE_WORDS } from "./tables.ts";

interface Row {
	number: string;
	issued_on: string;
	gross_cents: number;
}

/** Invoices and credit notes by their number or that of their contract, or by whose they are. */
export async function findInvoices(db: Db, text: string, sought: Sought): Promise<SearchHit[]> {
	const rows = await findRows<Row>(
		db,
		text,
		{
			columns: sql`number, issued_on::text, gross_cents`,
			from: sql`invoices`,
			words: sql.raw(INVOICE_WORDS),
			newest: sql`created_at`,
			number: sql`number || ' ' || coalesce(document->'contract'->>'number', '')`,
		},
		sought,
	);
	return rows.map(({ number, issued_on, gross_cents }) => ({
		kind: "invoice",
		title: number,
		detail: `${formatDate(issued_on)} · ${formatEuro(centsToEuro(gross_cents))}`,
		path: officePaths.invoice(number),
	}));
}
