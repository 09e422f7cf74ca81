import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";

export const LEGAL_KINDS = ["terms", "withdrawal_policy", "privacy", "imprint", "accessibility"] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** Which versions held when somebody ordered, signed up or made an account. */
export interface LegalVersions {
	terms: string;
	withdrawal_policy: string;
	privacy: string;
}

/** A legal text in one of its versions. */
const VersionedText = z.object({
	title: z.string(),
	lead: z.string(),
	version: z.string(),
	/** From which day on it holds, ISO. */
	changed_on: z.string(),
	/** As `legal/markup` writes it. */
	content: z.string(),
	/** All that hold or have held, the newest first. */
	versions: z.array(z.object({ version: z.string(), valid_from: z.string(), is_current: z.boolean() })),
});
export type VersionedText = z.output<typeof VersionedText>;

export const legal = {
	get: endpoint({
		method: "GET",
		path: "/legal_text",
		access: "public",
		cache: "content",
		summary: "Ein rechtlicher Text: die geltende Fassung oder eine frühere",
		refuses: ["not_found"],
		query: z.object({ kind: z.enum(LEGAL_KINDS), version: z.optional(field.limitedText(20)) }),
		response: single(VersionedText),
	}),
};
