import { berlinIso } from "#contract/berlin.ts";
import { TASKS, type Task, type TaskName } from "#contract/office/tasks.ts";
import type { TaskRow } from "./store.ts";
import type { Tally } from "./tables.ts";

const MOST_TRIES = 3;

export const isLastTry = (triesBefore: number): boolean => triesBefore + 1 >= MOST_TRIES;

export const added = (sum: Tally, more: Tally): Tally => {
	const keys = [...new Set([...Object.keys(sum), ...Object.keys(more)])];
	return Object.fromEntries(keys.map((key) => [key, (sum[key] ?? 0) + (more[key] ?? 0)]));
};

/** "38 neu angestoßen · 2 schon zugestellt": what happened, and what is told even if it never did. */
export const tallyWords = (words: Readonly<Record<string, string>>, tally: Tally, always?: string): string =>
	Object.entries(words)
		.filter(([key]) => key === always || (tally[key] ?? 0) > 0)
		.map(([key, what]) => `${tally[key] ?? 0} ${what}`)
		.join(" · ");

export const present = ({ kind, created_at, ...row }: TaskRow): Task => ({
	...row,
	title: TASKS[kind as TaskName] ?? kind,
	created_at: berlinIso(created_at),
});
