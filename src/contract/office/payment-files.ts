import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { ENTRY_STATES } from "./debit-words.ts";
import { officeEndpoint } from "./endpoint.ts";

export const PAYMENT_FILE_KINDS = ["debit", "transfer"] as const;
export type PaymentFileKind = (typeof PAYMENT_FILE_KINDS)[number];
export const PAYMENT_FILE_TYPE = "application/xml";
/** Below this address a file is fetched. */
export const paymentFilePath = (id: number): string => `/office/payment_file/${id}/content`;

/** One debit or transfer of a file. */
const PaymentEntry = z.object({
	id: z.int(),
	/** The order's number, or the credit note's. */
	number: z.string(),
	name: z.string(),
	/** In euro. */
	amount: z.number(),
	/** When it is collected; none of transfers. */
	on: z.nullable(z.string()),
	state: z.enum(ENTRY_STATES),
	/** Why it came back, in words. */
	reason: z.nullable(z.string()),
});
export type PaymentEntry = z.output<typeof PaymentEntry>;

export const PaymentFile = z.object({
	id: z.int(),
	kind: z.enum(PAYMENT_FILE_KINDS),
	number: z.string(),
	amount: z.number(),
	sha256: z.string(),
	made_at: z.string(),
	made_by: z.nullable(z.string()),
	handed_in_at: z.nullable(z.string()),
	handed_in_by: z.nullable(z.string()),
	withdrawn_at: z.nullable(z.string()),
	withdrawn_by: z.nullable(z.string()),
	withdrawn_reason: z.nullable(z.string()),
	entries: z.array(PaymentEntry),
});
export type PaymentFile = z.output<typeof PaymentFile>;

const params = z.object({ id: field.id });

export const paymentFiles = {
	content: officeEndpoint({
		method: "GET",
		path: "/office/payment_file/:id/content",
		access: "books.write",
		summary: "Eine Datei für die Bank, immer dieselben Bytes; der Abruf steht im Verlauf",
		refuses: ["payment_file_withdrawn", "payment_file_stale"],
		params,
		response: file(PAYMENT_FILE_TYPE),
	}),
	handIn: officeEndpoint({
		method: "POST",
		path: "/office/payment_file/:id/hand_in",
		access: "books.write",
		audit: "payment_file_handed_in",
		summary: "Merkt, dass eine Datei bei der Bank eingereicht ist",
		refuses: ["payment_file_withdrawn", "payment_file_stale"],
		params,
		response: single(PaymentFile),
	}),
	withdraw: officeEndpoint({
		method: "POST",
		path: "/office/payment_file/:id/withdraw",
		access: "books.write",
		audit: "payment_file_withdrawn",
		summary: "Zieht eine Datei mit einem Grund zurück; was darin stand ist wieder offen",
		refuses: ["payment_file_moved"],
		params,
		body: z.object({ reason: field.requiredText }),
		response: single(PaymentFile),
	}),
};
