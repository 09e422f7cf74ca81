import * as z from "zod/mini";
import { FEEDBACK_RATINGS } from "#contract/feedback.ts";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";

const Rating = z.object({
	name: z.enum(FEEDBACK_RATINGS),
	/** None where nobody has answered it. */
	average: z.nullable(z.number()),
	/** How many chose 1 to 5. */
	counts: z.array(z.int()),
});

/** Only from five answers on; below that nobody sees more than their number (ROOM-06). */
export const FeedbackResults = z.object({
	answers: z.int(),
	invited: z.int(),
	results: z.nullable(
		z.object({
			ratings: z.array(Rating),
			recommend: z.object({ yes: z.int(), no: z.int() }),
			/** In no order. */
			takes_home: z.array(z.string()),
			missed: z.array(z.string()),
		}),
	),
});
export type FeedbackResults = z.output<typeof FeedbackResults>;

export const RATING_QUESTIONS = {
	worth: "Hat es sich gelohnt?",
	clear: "War es verständlich?",
	useful: "Hilft es im Verein?",
} as const;

export const feedback = {
	ofDate: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/feedback",
		access: "bookings.read",
		summary: "Rückmeldungen zu einem Termin, ab fünf Antworten und ohne Namen",
		params: z.object({ id: field.id }),
		response: single(FeedbackResults),
	}),
};
