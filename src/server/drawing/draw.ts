import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { FairQueue } from "#server/fair-queue.ts";
import { drawInThread, type Sheet } from "./in-thread.ts";

/** One at a time in the one thread: at 60 ms each, the last of a full lane waits four seconds. */
const QUEUE = { atOnce: 1, perLane: 30, total: 60, waitMs: 20_000 };
/** Some 80 documents: the texts that go with every letter, and what somebody looks at twice. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Letters and downloads take turns: neither waits for the crowd of the other. */
type Lane = "letters" | "downloads";

/** A document never changes once it is issued, so the same sheet is drawn once, whoever asks and however many at once. */
export function createDrawings(draw: (sheet: Sheet) => Promise<Buffer>) {
	const queue = new FairQueue(QUEUE);
	const drawn = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (pdf) => pdf.byteLength });
	const pending = new Map<string, Promise<Buffer>>();

	/** `admit` is asked only where something has to be drawn, and may refuse it. */
	return function drawPdf(sheet: Sheet, lane: Lane, admit = async (): Promise<void> => {}): Promise<Buffer> {
		const key = createHash("sha256").update(JSON.stringify(sheet)).digest("base64url");
		const known = drawn.get(key);
		if (known) return Promise.resolve(known);
		const begun = pending.get(key);
		if (begun) return begun;
		const promise = (async () => {
			await admit();
			const pdf = await queue.run(lane, () => draw(sheet));
			drawn.set(key, pdf);
			return pdf;
		})().finally(() => pending.delete(key));
		pending.set(key, promise);
		return promise;
	};
}

export const drawPdf = createDrawings(drawInThread);
