import { isUnderWay } from "#contract/office/task-states.ts";
import type { Task } from "#contract/office/tasks.ts";

export const percentOf = ({ done, total }: Pick<Task, "done" | "total">): number =>
	total === 0 ? 0 : Math.floor((done / total) * 100);

const quarterOf = (task: Task): number => Math.floor(percentOf(task) / 25);

interface News {
	/** For screen readers alone: what begins, every quarter, and what failed. */
	said: string[];
	/** What has come to its end, for everybody. */
	ended: Task[];
}

function saidOf(task: Task, before: Task | undefined): string[] {
	if (!before) return isUnderWay(task) ? [`${task.title}: begonnen.`] : [];
	if (task.state === "failed" && isUnderWay(before)) return [`${task.title}: ${task.error}`];
	return isUnderWay(task) && quarterOf(task) > quarterOf(before)
		? [`${task.title}: ${25 * quarterOf(task)} Prozent.`]
		: [];
}

/** What is new since the last look. */
export function newsOf(before: readonly Task[], now: readonly Task[]): News {
	const known = new Map(before.map((task) => [task.id, task]));
	return {
		said: now.flatMap((task) => saidOf(task, known.get(task.id))),
		ended: now.filter((task) => {
			const then = known.get(task.id);
			return (task.state === "done" || task.state === "cancelled") && (!then || isUnderWay(then));
		}),
	};
}

export const endWords = ({ title, state, result }: Task): string =>
	`${title}: ${[state === "cancelled" ? "abgebrochen" : null, result?.text].filter(Boolean).join(" · ")}.`;
