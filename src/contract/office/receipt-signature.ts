import * as z from "zod/mini";
import { file, upload } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";

export const SIGNATURE_TYPES = ["image/png", "image/jpeg"] as const;
export const SIGNATURE_MAX_BYTES = 5 * 1024 * 1024;

/** The scanned signature that is printed on receipts made by machine (R 10b.1 Abs. 4 EStR). */
const ReceiptSignature = z.nullable(
	z.object({
		id: z.int(),
		set_at: z.string(),
		set_by: z.nullable(z.string()),
	}),
);
export type ReceiptSignature = z.output<typeof ReceiptSignature>;

const own = {
	path: "/office/receipt/signature",
	access: "settings.write",
	response: single(ReceiptSignature),
} as const;

export const receiptSignature = {
	get: officeEndpoint({ ...own, method: "GET", summary: "Ob eine Unterschrift für Bestätigungen hinterlegt ist" }),
	set: officeEndpoint({
		...own,
		method: "POST",
		audit: "receipt_signature_set",
		summary: "Hinterlegt die eingescannte Unterschrift für Bestätigungen; geprüft und neu gespeichert",
		refuses: [
			...["picture_kind_unknown", "picture_broken", "picture_animated", "picture_too_large"],
			...["signature_empty", "signature_too_small", "body_too_large", "unsupported_media_type"],
		] as const,
		body: upload({ types: SIGNATURE_TYPES, maxBytes: SIGNATURE_MAX_BYTES }),
	}),
	remove: officeEndpoint({
		...own,
		method: "DELETE",
		audit: "receipt_signature_removed",
		summary: "Nimmt die Unterschrift weg; von da an wird jede Bestätigung von Hand unterschrieben",
	}),
	picture: officeEndpoint({
		...own,
		method: "GET",
		path: "/office/receipt/signature/picture",
		summary: "Die hinterlegte Unterschrift als Bild",
		refuses: ["not_found"],
		response: file("image/png"),
	}),
};
