import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { officeEndpoint } from "./endpoint.ts";

/** What the office finds. */
export const HIT_KINDS = [
	"person",
	"booking",
	"order",
	"invoice",
	"voucher",
	"date",
	"seminar",
	"article",
	"course",
	"letter",
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export const SearchHit = z.object({
	kind: z.enum(HIT_KINDS),
	title: z.string(),
	/** What tells it from others of its kind. */
	detail: z.string(),
	/** Its address below the office. */
	path: z.string(),
});
export type SearchHit = z.output<typeof SearchHit>;

/** Shorter words are in nearly everything. */
export const SEARCH_FROM_LETTERS = 3;
export const SEARCH_UP_TO = 100;

export const search = {
	find: officeEndpoint({
		method: "GET",
		path: "/office/search",
		access: "desk.see",
		summary: "Sucht in allem, was die Person sehen darf: Menschen, Nummern, Seminare, Inhalte, Briefe",
		query: z.object({
			q: field.limitedText(SEARCH_UP_TO),
			/** Only people, or only what has a number. */
			only: z.optional(z.enum(["people", "numbers"])),
		}),
		response: z.object({ data: z.array(SearchHit) }),
	}),
};
