import { Worker } from "node:worker_threads";
import type { CardsSheet } from "#server/attendance/cards-pdf.ts";
import type { ListSheet } from "#server/attendance/list-pdf.ts";
import type { CertificateDocument } from "#server/certificates/document.ts";
import type { TransferRequest } from "#server/debits/document.ts";
import type { ReminderDocument } from "#server/dunning/document.ts";
import type { GrantDocument } from "#server/grants/document.ts";
import type { InvoiceDocument } from "#server/invoices/document.ts";
import type { LegalSheet } from "#server/legal/pdf.ts";
import type { LetterSheet } from "#server/outbox/letter-pdf.ts";
import type { ReceiptDocument, SlipDocument } from "#server/receipts/document.ts";
import type { ReportDocument } from "#server/reports/document.ts";
import type { VoucherCards } from "#server/vouchers/cards-pdf.ts";

/** All that is ever set as a PDF. */
export type Sheet =
	| { kind: "invoice"; invoice: InvoiceDocument }
	| { kind: "reminder"; reminder: ReminderDocument }
	| { kind: "reminders"; reminders: ReminderDocument[] }
	| { kind: "transfer_request"; request: TransferRequest }
	| { kind: "certificate"; certificate: CertificateDocument }
	| { kind: "receipt"; receipt: ReceiptDocument; signature: string | null; mark: string | null }
	| { kind: "slip"; slip: SlipDocument }
	| { kind: "grant"; grant: GrantDocument }
	| { kind: "report"; report: ReportDocument }
	| ({ kind: "legal" } & LegalSheet)
	| { kind: "attendance_list"; list: ListSheet }
	| { kind: "badges" | "seat_cards"; cards: CardsSheet }
	| { kind: "voucher_cards"; cards: VoucherCards }
	| ({ kind: "letter" } & LetterSheet);

export interface DrawingRequest {
	id: number;
	sheet: Sheet;
}

export type DrawingAnswer = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; error: string };

interface Waiting {
	resolve(pdf: Buffer): void;
	reject(error: Error): void;
}

/** A thread that has nothing to draw gives its memory back; the next one begins within a second. */
const IDLE_MS = 20_000;
/** Enough for the typefaces and one document at a time. */
const HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let requests = 0;
const waiting = new Map<number, Waiting>();

function take(id: number): Waiting | undefined {
	const found = waiting.get(id);
	waiting.delete(id);
	if (waiting.size === 0) rest();
	return found;
}

/** An idle thread keeps no process alive. */
function rest(): void {
	thread?.unref();
	clearTimeout(idle);
	idle = setTimeout(() => {
		const rested = thread;
		thread = null;
		void rested?.terminate();
	}, IDLE_MS).unref();
}

function start(): Worker {
	const worker = new Worker(new URL("./thread.ts", import.meta.url), { resourceLimits: HEAP });
	worker.on("message", (answer: DrawingAnswer) => {
		const asker = take(answer.id);
		if ("pdf" in answer) asker?.resolve(Buffer.from(answer.pdf.buffer));
		else asker?.reject(new Error(answer.error));
	});
	const lose = (reason: string) => {
		thread = null;
		for (const id of [...waiting.keys()]) take(id)?.reject(new Error(`The drawing thread ended: ${reason}`));
	};
	worker.on("error", (error) => lose(error instanceof Error ? error.message : String(error)));
	worker.on("exit", (code) => {
		if (thread === worker) lose(`code ${code}`);
	});
	return worker;
}

/** Drawing takes from tens of milliseconds to a second in which nobody else would be answered, so another thread does it. */
export function drawInThread(sheet: Sheet): Promise<Buffer> {
	thread ??= start();
	thread.ref();
	clearTimeout(idle);
	requests += 1;
	const request: DrawingRequest = { id: requests, sheet };
	return new Promise((resolve, reject) => {
		waiting.set(request.id, { resolve, reject });
		thread?.postMessage(request);
	});
}
