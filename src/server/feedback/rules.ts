import { randomInt } from "node:crypto";
import { FEEDBACK_FLOOR, FEEDBACK_RATINGS, type FeedbackAnswer, RATING_WORDS } from "#contract/feedback.ts";
import type { FeedbackResults } from "#contract/office/feedback.ts";
import type { AnswerRow } from "./store.ts";

/** Empty texts are none. */
export const keptAnswer = ({ takes_home, missed, ...rest }: FeedbackAnswer) => ({
	worth: rest.worth ?? null,
	clear: rest.clear ?? null,
	useful: rest.useful ?? null,
	recommends: rest.recommends ?? null,
	takes_home: takes_home || null,
	missed: missed || null,
});

export const isEmpty = (answer: ReturnType<typeof keptAnswer>): boolean =>
	Object.values(answer).every((value) => value === null);

/** In no order that means anything. */
function shuffled<T>(items: readonly T[]): T[] {
	const all = [...items];
	for (let last = all.length - 1; last > 0; last -= 1) {
		const other = randomInt(last + 1);
		[all[last], all[other]] = [all[other] as T, all[last] as T];
	}
	return all;
}

const texts = (answers: readonly AnswerRow[], name: "takes_home" | "missed"): string[] =>
	shuffled(answers.flatMap((answer) => answer[name] ?? []));

function ratingOf(answers: readonly AnswerRow[], name: (typeof FEEDBACK_RATINGS)[number]) {
	const given = answers.flatMap((answer) => answer[name] ?? []);
	const sum = given.reduce((total, value) => total + value, 0);
	return {
		name,
		average: given.length === 0 ? null : Math.round((sum / given.length) * 10) / 10,
		counts: RATING_WORDS.map((_, index) => given.filter((value) => value === index + 1).length),
	};
}

/** Below five answers somebody could be recognised: then only their number is told. */
export function resultsOf(answers: readonly AnswerRow[], invited: number): FeedbackResults {
	if (answers.length < FEEDBACK_FLOOR) return { answers: answers.length, invited, results: null };
	const count = (wanted: boolean) => answers.filter(({ recommends }) => recommends === wanted).length;
	return {
		answers: answers.length,
		invited,
		results: {
			ratings: FEEDBACK_RATINGS.map((name) => ratingOf(answers, name)),
			recommend: { yes: count(true), no: count(false) },
			takes_home: texts(answers, "takes_home"),
			missed: texts(answers, "missed"),
		},
	};
}
