import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { readPicture } from "./signature.ts";
import { findReceipt, type ReceiptRow } from "./store.ts";

/** OFF-118: what stands on a second one. */
export const DUPLICATE = "Zweitschrift";

interface Parts {
	db: Db;
	secrets: Secrets;
}

type Drawn = Pick<ReceiptRow, "document" | "voided_at">;

/** What is drawn of a receipt; one that is void says so. */
export async function sheetOf(parts: Parts, { document, voided_at }: Drawn, mark: string | null = null) {
	const { signature_id } = document;
	return {
		kind: "receipt",
		receipt: document,
		signature: signature_id ? await readPicture(parts, signature_id) : null,
		mark: mark ?? (voided_at && `Ungültig seit ${formatDate(berlinIso(voided_at))}`),
	} as const;
}

/** As a letter carries it. */
export async function receiptSheet(parts: Parts, id: number) {
	const row = await findReceipt(parts.db, id);
	if (!row) throw new Error(`There is no receipt ${id}.`);
	return { filename: `${row.number}.pdf`, sheet: await sheetOf(parts, row) };
}
