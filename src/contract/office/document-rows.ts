import * as z from "zod/mini";
import { DOCUMENT_KINDS } from "#contract/documents.ts";

/** An invoice or a credit note, where it stands below what it belongs to. */
export const DocumentRow = z.object({
	id: z.int(),
	kind: z.enum(DOCUMENT_KINDS),
	number: z.string(),
	/** Takes back a part of the price. */
	is_part: z.boolean(),
	issued_on: z.string(),
	amount: z.number(),
});
export type DocumentRow = z.output<typeof DocumentRow>;
