import { parentPort } from "node:worker_threads";
import { certificatePdf } from "#server/certificates/pdf.ts";
import { grantPdf } from "#server/grants/pdf.ts";
import { invoicePdf } from "#server/invoices/pdf.ts";
import { legalPdf } from "#server/legal/pdf.ts";
import type { DrawingAnswer, DrawingRequest, Sheet } from "./in-thread.ts";

function draw(sheet: Sheet): Promise<Buffer> {
	if (sheet.kind === "invoice") return invoicePdf(sheet.invoice);
	if (sheet.kind === "grant") return grantPdf(sheet.grant);
	return sheet.kind === "certificate" ? certificatePdf(sheet.certificate) : legalPdf(sheet);
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
