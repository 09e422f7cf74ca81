import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { BLOCK_LEVELS } from "./letters.ts";

const level = z.enum(BLOCK_LEVELS);

export const LetterBlock = z.object({
	level,
	/** None where it outlived the person's data. */
	reason: z.nullable(z.string()),
	by: z.nullable(z.string()),
	set_at: z.string(),
});
export type LetterBlock = z.output<typeof LetterBlock>;

const BlockWish = z.object({ level, reason: field.requiredText });
export type BlockWish = z.output<typeof BlockWish>;

const params = z.object({ id: field.id });

/** PERSON-05: who gets no letters, or only those that law or contract ask for. */
export const letterBlocks = {
	set: officeEndpoint({
		method: "PUT",
		path: "/office/person/:id/block",
		access: "people.write",
		audit: "letters_blocked",
		summary: "Sperrt eine Person für Briefe: nur Werbliches, oder alles außer Pflicht und Vertrag",
		params,
		body: BlockWish,
		response: single(LetterBlock),
	}),
	lift: officeEndpoint({
		method: "DELETE",
		path: "/office/person/:id/block",
		access: "people.write",
		audit: "letters_unblocked",
		summary: "Hebt die Sperre für Briefe auf",
		params,
		response: single(z.object({ id: z.int() })),
	}),
};
