import { parentPort } from "node:worker_threads";
import type { DrawingAnswer, DrawingRequest } from "./drawing.ts";
import { invoicePdf } from "./pdf.ts";

parentPort?.on("message", async ({ id, document }: DrawingRequest) => {
	const answer: DrawingAnswer = await invoicePdf(document).then(
		(pdf) => ({ id, pdf }),
		(error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
	);
	parentPort?.postMessage(answer);
});
