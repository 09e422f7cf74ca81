import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import { legalSheet } from "#server/legal/sheets.ts";
import type { DrawAttachment } from "#server/outbox/transports.ts";
import { findInvoice } from "./store.ts";

const PDF = "application/pdf";

/** Draws what a letter carries. */
export function createAttachments({ db, ...legal }: { db: Db } & Parameters<typeof legalSheet>[0]): DrawAttachment {
	async function invoice(id: number) {
		const found = await findInvoice(db, id);
		if (!found) throw new Error(`There is no document ${id}.`);
		return { filename: `${found.number}.pdf`, sheet: { kind: "invoice", invoice: found.document } as const };
	}

	return async (ref) => {
		const { filename, sheet } =
			ref.kind === "document" ? await invoice(ref.id) : legalSheet(legal, ref.kind, ref.version);
		return { filename, contentType: PDF, content: await drawPdf(sheet, "letters") };
	};
}
