import * as z from "zod/mini";

export const DOCUMENT_KINDS = ["invoice", "credit_note"] as const;

/** An invoice or a credit note. */
export const Document = z.object({
	id: z.int(),
	kind: z.enum(DOCUMENT_KINDS),
	number: z.string(),
	issued_on: z.string(),
	/** Answers the PDF to whoever may see the order or the booking. */
	path: z.string(),
});
export type Document = z.output<typeof Document>;
