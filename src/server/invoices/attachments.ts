import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import { legalSheets } from "#server/legal/sheets.ts";
import type { DrawAttachment } from "#server/outbox/transports.ts";
import { findInvoice } from "./store.ts";

const PDF = "application/pdf";

/** Draws what a letter carries. */
export function createAttachments({ db, config }: { db: Db; config: Config }): DrawAttachment {
	async function invoice(id: number) {
		const found = await findInvoice(db, id);
		if (!found) throw new Error(`There is no document ${id}.`);
		return { filename: `${found.number}.pdf`, sheet: { kind: "invoice", invoice: found.document } as const };
	}

	return async (ref) => {
		const { filename, sheet } = ref.kind === "document" ? await invoice(ref.id) : legalSheets(config)[ref.kind];
		return { filename, contentType: PDF, content: await drawPdf(sheet, "letters") };
	};
}
