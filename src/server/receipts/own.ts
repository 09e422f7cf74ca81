import { refuse } from "#contract/errors.ts";
import type { SentFile } from "#contract/files.ts";
import type { MemberReceipt } from "#contract/member-area.ts";
import { centsToEuro } from "#contract/money.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import { DRAWINGS } from "#server/invoices/files.ts";
import type { Limits } from "#server/limits/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { stateOf } from "./office-list.ts";
import { DUPLICATE, sheetOf } from "./sheet.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	secrets: Secrets;
	limits: Limits;
}

/** Of what is signed by hand a file would be worth nothing; of what is void there is nothing to keep. */
const canBeDrawn = (row: store.ReceiptRow): boolean => stateOf(row) === "sent" && !row.needs_signature;

const present = (row: store.ReceiptRow): MemberReceipt => ({
	id: row.id,
	number: row.number,
	kind: row.kind,
	year: row.year,
	issued_on: row.issued_on,
	amount: centsToEuro(row.amount_cents),
	state: stateOf(row),
	has_file: canBeDrawn(row),
});

/** Receipts for whoever they were issued to. */
export const createOwnReceipts = ({ db, secrets, limits }: Parts) => ({
	list: async (email: string): Promise<MemberReceipt[]> => (await store.findOfAddress(db, email)).map(present),

	/** OFF-118: the first has gone out, so this says that it is another. */
	async duplicate(id: number, { email, address }: { email: string; address: string }): Promise<SentFile> {
		const row = (await store.findOfAddress(db, email)).find((one) => one.id === id);
		if (!row || !canBeDrawn(row)) throw refuse("not_found");
		const sheet = await sheetOf({ db, secrets }, row, DUPLICATE);
		const content = await drawPdf(sheet, "downloads", () => limits.take(DRAWINGS, address));
		return { name: `${row.number}-${DUPLICATE}.pdf`, type: "application/pdf", content, inline: true };
	},
});

export type OwnReceipts = ReturnType<typeof createOwnReceipts>;
