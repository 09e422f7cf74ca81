import * as z from "zod/mini";
import { DOCUMENT_KINDS } from "#contract/documents.ts";

/** What follows from an act that cannot be taken back, as it was found by doing it and taking it back. */
export const Consequences = z.object({
	/** `is_ours`: it goes to the house itself. */
	letters: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), is_ours: z.boolean() })),
	documents: z.array(z.object({ kind: z.enum(DOCUMENT_KINDS), number: z.string(), amount: z.number() })),
	/** In euro, what goes back to people. */
	money_back: z.number(),
});
export type Consequences = z.output<typeof Consequences>;
