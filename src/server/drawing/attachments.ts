import { sessionList } from "#server/attendance/service.ts";
import type { Db } from "#server/db/client.ts";
import { findReminder } from "#server/dunning/store.ts";
import { findInvoice } from "#server/invoices/store.ts";
import { legalSheet } from "#server/legal/sheets.ts";
import type { AttachmentRef, DrawAttachment } from "#server/outbox/transports.ts";
import { receiptSheet } from "#server/receipts/sheet.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { drawPdf } from "./draw.ts";

const PDF = "application/pdf";

interface Parts {
	db: Db;
	secrets: Secrets;
}

/** Draws what a letter carries. */
export function createAttachments({ db, secrets, ...legal }: Parts & Parameters<typeof legalSheet>[0]): DrawAttachment {
	async function invoice(id: number) {
		const found = await findInvoice(db, id);
		if (!found) throw new Error(`There is no document ${id}.`);
		return { filename: `${found.number}.pdf`, sheet: { kind: "invoice", invoice: found.document } as const };
	}

	async function reminder(id: number) {
		const found = await findReminder(db, id);
		if (!found) throw new Error(`There is no reminder ${id}.`);
		const filename = `${found.number}-Stufe-${found.document.level}.pdf`;
		return { filename, sheet: { kind: "reminder", reminder: found.document } as const };
	}

	async function sheetOf(ref: AttachmentRef) {
		if (ref.kind === "document") return invoice(ref.id);
		if (ref.kind === "reminder") return reminder(ref.id);
		if (ref.kind === "receipt") return receiptSheet({ db, secrets }, ref.id);
		if (ref.kind === "slip")
			return { filename: "Beleg-fuers-Finanzamt.pdf", sheet: { kind: "slip", slip: ref.slip } as const };
		if (ref.kind === "transfer_request") return { filename: `Ueberweisung-${ref.request.invoice}.pdf`, sheet: ref };
		if (ref.kind === "attendance_list")
			return sessionList(db, ref.id, { author: legal.config.provider.legal_name, now: new Date(ref.at) });
		return legalSheet(legal, ref.kind, ref.version);
	}

	return async (ref) => {
		const { filename, sheet } = await sheetOf(ref);
		return { filename, contentType: PDF, content: await drawPdf(sheet, "letters") };
	};
}
