import * as z from "zod/mini";
import { iban } from "#contract/bank.ts";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { PaymentFile } from "./payment-files.ts";

const MOST_AT_ONCE = 500;
const HOLDER_MAX_LENGTH = 70;

/** From where the account is known that money goes back to. */
export const ACCOUNT_SOURCES = ["office", "bank", "mandate"] as const;
export type AccountSource = (typeof ACCOUNT_SOURCES)[number];

const OpenTransfer = z.object({
	id: z.int(),
	/** Of the credit note, without one of the order. */
	number: z.string(),
	name: z.string(),
	/** In euro. */
	amount: z.number(),
	asked_at: z.string(),
	/** By law the money is back by then. */
	due_on: z.string(),
	holder: z.nullable(z.string()),
	/** The last four signs of the IBAN; none where nobody knows the account yet. */
	account: z.nullable(z.string()),
	source: z.nullable(z.enum(ACCOUNT_SOURCES)),
});
export type OpenTransfer = z.output<typeof OpenTransfer>;

const TransferOverview = z.object({ open: z.array(OpenTransfer), files: z.array(PaymentFile) });
export type TransferOverview = z.output<typeof TransferOverview>;

export const RefundAccount = z.object({ holder: field.limitedText(HOLDER_MAX_LENGTH), iban });
export type RefundAccount = z.output<typeof RefundAccount>;

const writes = { method: "POST", access: "books.write" } as const;

export const transfers = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/transfer",
		access: "books.read",
		summary: "Erstattungen die zu überweisen sind, und alle Dateien",
		response: single(TransferOverview),
	}),
	setAccount: officeEndpoint({
		...writes,
		path: "/office/transfer/:id/account",
		audit: "refund_account_set",
		summary: "Merkt das Konto für eine Erstattung",
		refuses: ["transfers_changed"],
		params: z.object({ id: field.id }),
		body: RefundAccount,
		response: single(TransferOverview),
	}),
	makeFile: officeEndpoint({
		...writes,
		path: "/office/transfer/file",
		audit: "payment_file_made",
		summary: "Macht aus Erstattungen eine Datei für die Bank (pain.001)",
		refuses: ["transfers_changed"],
		body: z.object({
			refunds: z.array(field.id).check(z.minLength(1, "Bitte auswählen"), z.maxLength(MOST_AT_ONCE)),
		}),
		response: single(PaymentFile),
	}),
};
