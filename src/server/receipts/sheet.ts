import { berlinIso, formatDate } from "#contract/dates.ts";
import type { Db } from "#server/db/client.ts";
import { findReceipt, type ReceiptRow } from "./store.ts";

/** What is drawn of a receipt; one that is void says so. */
export const sheetOf = ({ document, voided_at }: Pick<ReceiptRow, "document" | "voided_at">) =>
	({
		kind: "receipt",
		receipt: document,
		mark: voided_at && `Ungültig seit ${formatDate(berlinIso(voided_at))}`,
	}) as const;

/** As a letter carries it. */
export async function receiptSheet(db: Db, id: number) {
	const row = await findReceipt(db, id);
	if (!row) throw new Error(`There is no receipt ${id}.`);
	return { filename: `${row.number}.pdf`, sheet: sheetOf(row) };
}
