import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";

export const FEEDBACK_RATINGS = ["worth", "clear", "useful"] as const;
export type FeedbackRating = (typeof FEEDBACK_RATINGS)[number];

/** Below so many answers nobody sees any. */
export const FEEDBACK_FLOOR = 5;

export const RATING_WORDS = ["gar nicht", "eher nicht", "teils", "eher ja", "sehr"] as const;

const rating = z.optional(field.wholeNumber(1, RATING_WORDS.length));
const FREE_TEXT_MAX = 2_000;
const freeText = z.optional(
	z
		.string()
		.check(z.overwrite(field.cleanedLines), z.trim(), z.maxLength(FREE_TEXT_MAX, `Höchstens ${FREE_TEXT_MAX} Zeichen`)),
);

/** No question must be answered. */
export const FeedbackAnswer = z.object({
	worth: rating,
	clear: rating,
	useful: rating,
	recommends: z.optional(z.boolean()),
	takes_home: freeText,
	missed: freeText,
});
export type FeedbackAnswer = z.output<typeof FeedbackAnswer>;

const FeedbackForm = z.object({
	topic: z.string(),
	date: z.string(),
	/** First name or whole name, as the house calls them. */
	lecturer: z.string(),
	is_used: z.boolean(),
});
export type FeedbackForm = z.output<typeof FeedbackForm>;

const params = z.object({ token: field.token });

export const feedback = {
	get: endpoint({
		method: "GET",
		path: "/feedback/:token",
		access: "public",
		summary: "Zu welchem Termin ein Link für eine Rückmeldung gehört",
		params,
		response: single(FeedbackForm),
	}),
	answer: endpoint({
		method: "POST",
		path: "/feedback/:token",
		access: "public",
		summary: "Gibt eine Rückmeldung ohne Namen ab; das geht einmal",
		refuses: ["feedback_given", "feedback_empty"],
		params,
		body: FeedbackAnswer,
		response: single(FeedbackForm),
	}),
};
