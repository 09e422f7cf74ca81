import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import { centsToEuro } from "#contract/money.ts";
import type { OfficeReceipt, ReceiptState } from "#contract/office/receipt-shapes.ts";
import { RECEIPT_KIND_WORDS, RECEIPT_STATE_WORDS } from "#contract/office/receipt-words.ts";
import type { ReceiptsQuery } from "#contract/office/receipts.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import { withinSpan } from "#server/db/span.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import type { ReceiptDocument } from "./document.ts";
import { isWaiting, type ReceiptRow } from "./store.ts";
import { RECEIPT_WORDS, donationReceipts as receipts } from "./tables.ts";

const KEYSET: Keyset<"at" | "amount"> = {
	id: { by: receipts.id, kind: "number" },
	sorts: { at: { by: receipts.created_at, kind: "moment" }, amount: { by: receipts.amount_cents, kind: "number" } },
};

const inState = (state: ReceiptState): SQL | undefined =>
	({
		to_sign: and(isWaiting, eq(receipts.needs_signature, true)),
		to_post: and(isWaiting, eq(receipts.needs_signature, false)),
		sent: and(isNotNull(receipts.sent_at), isNull(receipts.voided_at)),
		void: isNotNull(receipts.voided_at),
	})[state];

export function stateOf({ voided_at, sent_at, needs_signature }: ReceiptRow): ReceiptState {
	if (voided_at) return "void";
	if (sent_at) return "sent";
	return needs_signature ? "to_sign" : "to_post";
}

export const present = (row: ReceiptRow): OfficeReceipt => {
	const { id, number, kind, year, name, email, issued_on, amount_cents, void_reason } = row;
	const { street, postcode, city } = row.document.donor;
	return {
		...{ id, number, kind, year, name, email, issued_on, void_reason },
		address: `${street}, ${postcode} ${city}`,
		amount: centsToEuro(amount_cents),
		state: stateOf(row),
		sent_at: row.sent_at && berlinIso(row.sent_at),
		voided_at: row.voided_at && berlinIso(row.voided_at),
		items: row.document.items.map((item) => ({ day: item.day, amount: centsToEuro(item.amount_cents) })),
	};
};

async function findListed(db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) {
	const rows = await db
		.select({ row: receipts, ...keys })
		.from(receipts)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);
	return rows.map(({ row, ...key }) => ({ ...row, document: row.document as ReceiptDocument, ...key }));
}

/** The receipts, page by page and as a file. */
export const createReceiptList = ({ db, clock, exports }: ListParts) =>
	createOfficeList<"at" | "amount", ReceiptsQuery, ReceiptRow, OfficeReceipt>(
		{ db, exports },
		{
			name: "receipts",
			keyset: KEYSET,
			filter: ({ q, state, kind, ...span }) =>
				and(
					everyWord(sql.raw(RECEIPT_WORDS), q),
					state && inState(state),
					kind && eq(receipts.kind, kind),
					withinSpan(receipts.created_at, span, clock()),
				),
			read: findListed,
			table: receipts,
			summed: receipts.amount_cents,
			present,
			columns: [
				{ key: "number", title: "Nummer", kind: "text" },
				{ key: "issued", title: "Ausgestellt am", kind: "text" },
				{ key: "kind", title: "Art", kind: "text" },
				{ key: "name", title: "Name", kind: "text" },
				{ key: "address", title: "Anschrift", kind: "text" },
				{ key: "email", title: "E-Mail", kind: "text" },
				{ key: "amount", title: "Betrag", kind: "money" },
				{ key: "state", title: "Zustand", kind: "text" },
				{ key: "sent", title: "Verschickt am", kind: "moment" },
				{ key: "voided", title: "Ungültig seit", kind: "moment" },
				{ key: "reason", title: "Grund", kind: "text" },
			],
			cells: (row) => {
				const { address, sent_at, voided_at, state } = present(row);
				return {
					number: row.number,
					issued: formatDate(row.issued_on),
					kind: RECEIPT_KIND_WORDS[row.kind],
					name: row.name,
					address,
					email: row.email,
					amount: row.amount_cents,
					state: RECEIPT_STATE_WORDS[state],
					sent: sent_at,
					voided: voided_at,
					reason: row.void_reason,
				};
			},
		},
	);
