import { and, eq, sql } from "drizzle-orm";
import { berlinIso } from "#contract/berlin.ts";
import { centsToEuro } from "#contract/money.ts";
import { ORDER_METHOD_WORDS, ORDER_STATE_WORDS } from "#contract/office/order-words.ts";
import type { OfficeOrder, OrdersQuery } from "#contract/office/orders.ts";
import { everyWord } from "#server/db/find.ts";
import type { Keyset } from "#server/db/keyset.ts";
import { withinSpan } from "#server/db/span.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import { findListed, hasUndecided } from "./office-store.ts";
import { presentDeclared } from "./rules.ts";
import { ORDER_WORDS, orders } from "./tables.ts";

type Row = Awaited<ReturnType<typeof findListed>>[number];

const KEYSET: Keyset<"at" | "amount"> = {
	id: { by: orders.id, kind: "number" },
	sorts: { at: { by: orders.created_at, kind: "moment" }, amount: { by: orders.gross_cents, kind: "number" } },
};

const present = ({ created_at, paid_at, gross_cents, withdrawal, ...row }: Row): OfficeOrder => ({
	...row,
	withdrawal: presentDeclared(withdrawal),
	created_at: berlinIso(created_at),
	paid_at: paid_at && berlinIso(paid_at),
	gross: centsToEuro(gross_cents),
});

/** What staff see of orders. */
export const createOrdersOffice = ({ db, clock, exports }: ListParts) =>
	createOfficeList<"at" | "amount", OrdersQuery, Row, OfficeOrder>(
		{ db, exports },
		{
			name: "orders",
			keyset: KEYSET,
			filter: ({ q, state, method, payment, ...span }) =>
				and(
					everyWord(sql.raw(ORDER_WORDS), q),
					state && eq(orders.state, state),
					method && eq(orders.payment_method, method),
					payment && hasUndecided,
					withinSpan(orders.created_at, span, clock()),
				),
			read: findListed,
			table: orders,
			summed: orders.gross_cents,
			present,
			columns: [
				{ key: "number", title: "Nummer", kind: "text" },
				{ key: "at", title: "Bestellt am", kind: "moment" },
				{ key: "name", title: "Name", kind: "text" },
				{ key: "company", title: "Institution", kind: "text" },
				{ key: "email", title: "E-Mail", kind: "text" },
				{ key: "topics", title: "Videokurse", kind: "text" },
				{ key: "gross", title: "Betrag", kind: "money" },
				{ key: "method", title: "Zahlungsart", kind: "text" },
				{ key: "state", title: "Zustand", kind: "text" },
				{ key: "paid", title: "Bezahlt am", kind: "moment" },
			],
			cells: ({ number, created_at, name, company, email, topics, gross_cents, payment_method, state, paid_at }) => ({
				number,
				at: berlinIso(created_at),
				name,
				company,
				email,
				topics,
				gross: gross_cents,
				method: ORDER_METHOD_WORDS[payment_method],
				state: ORDER_STATE_WORDS[state],
				paid: paid_at && berlinIso(paid_at),
			}),
		},
	);
