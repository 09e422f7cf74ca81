import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { badgesPdf, seatCardsPdf } from "#server/attendance/cards-pdf.ts";
import { listPdf } from "#server/attendance/list-pdf.ts";
import { certificatePdf } from "#server/certificates/pdf.ts";
import { requestPdf } from "#server/debits/request-pdf.ts";
import { reminderPdf, remindersPdf } from "#server/dunning/pdf.ts";
import { grantPdf } from "#server/grants/pdf.ts";
import { invoicePdf } from "#server/invoices/pdf.ts";
import { legalPdf } from "#server/legal/pdf.ts";
import { letterPdf } from "#server/outbox/letter-pdf.ts";
import { receiptPdf } from "#server/receipts/pdf.ts";
import { slipPdf } from "#server/receipts/slip-pdf.ts";
import { reportPdf } from "#server/reports/pdf.ts";
import { voucherCardsPdf } from "#server/vouchers/cards-pdf.ts";
import type { DrawingAnswer, DrawingRequest, Sheet } from "./in-thread.ts";

/** Whoever waits at a screen goes first: a file may come a moment later. On Linux this tells of the calling thread alone. */
const YIELDING = 10;
setPriority(YIELDING);

function draw(sheet: Sheet): Promise<Buffer> {
	switch (sheet.kind) {
		case "invoice":
			return invoicePdf(sheet.invoice);
		case "reminder":
			return reminderPdf(sheet.reminder);
		case "reminders":
			return remindersPdf(sheet.reminders);
		case "transfer_request":
			return requestPdf(sheet.request);
		case "legal":
			return legalPdf(sheet);
		case "grant":
			return grantPdf(sheet.grant);
		case "report":
			return reportPdf(sheet.report);
		case "letter":
			return letterPdf(sheet);
		case "certificate":
			return certificatePdf(sheet.certificate);
		case "receipt":
			return receiptPdf(sheet);
		case "slip":
			return slipPdf(sheet.slip);
		case "attendance_list":
			return listPdf(sheet.list);
		case "badges":
			return badgesPdf(sheet.cards);
		case "seat_cards":
			return seatCardsPdf(sheet.cards);
		case "voucher_cards":
			return voucherCardsPdf(sheet.cards);
	}
}

const send = (answer: DrawingAnswer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(answer, moved);

parentPort?.on("message", ({ id, sheet }: DrawingRequest) =>
	draw(sheet).then(
		(file) => {
			const pdf = Uint8Array.from(file);
			send({ id, pdf }, [pdf.buffer]);
		},
		(error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }),
	),
);
