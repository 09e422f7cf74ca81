import { parentPort } from "node:worker_threads";
import { invoicePdf } from "#server/invoices/pdf.ts";
import { legalPdf } from "#server/legal/pdf.ts";
import { letterPdf } from "#server/outbox/letter-pdf.ts";
import type { DrawingAnswer, DrawingRequest, Sheet } from "./in-thread.ts";

function draw(sheet: Sheet): Promise<Buffer> {
	if (sheet.kind === "invoice") return invoicePdf(sheet.invoice);
	return sheet.kind === "legal" ? legalPdf(sheet) : letterPdf(sheet);
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
