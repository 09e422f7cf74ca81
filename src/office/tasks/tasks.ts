import { useEffect, useSyncExternalStore } from "react";
import { isUnderWay } from "#contract/office/task-states.ts";
import type { Task } from "#contract/office/tasks.ts";
import { officeApi } from "../api.ts";
import { createListeners } from "../listeners.ts";
import { isLookedAt } from "../looked-at.ts";
import { toast } from "../toasts/toasts.ts";
import { endWords, newsOf } from "./news.ts";

interface Known {
	tasks: readonly Task[];
	/** What a screen reader is told. */
	said: string;
}

const NOTHING: Known = { tasks: [], said: "" };
const BUSY_EVERY_MS = 1_000;
const IDLE_EVERY_MS = 15_000;

let known: Known | null = null;
const { subscribe, tell } = createListeners();

function take(tasks: readonly Task[]): void {
	// What was over before this page was opened is no news.
	const { said, ended } = known ? newsOf(known.tasks, tasks) : { said: [], ended: [] };
	known = { tasks, said: said.length > 0 ? said.join(" ") : (known?.said ?? "") };
	tell();
	for (const task of ended) toast(endWords(task));
}

const replaced = (task: Task): readonly Task[] => {
	const others = (known?.tasks ?? []).filter(({ id }) => id !== task.id);
	return [task, ...others].toSorted((one, other) => other.id - one.id);
};

/** Somebody has just started it here: it is seen at once. */
export function begun(task: Task): void {
	known ??= NOTHING;
	take(replaced(task));
}

export async function cancelTask(id: number): Promise<void> {
	take(replaced((await officeApi.tasks.cancel({ params: { id } })).data));
}

export async function dismissTask(id: number): Promise<void> {
	await officeApi.tasks.dismiss({ params: { id } });
	take((known?.tasks ?? []).filter((task) => task.id !== id));
}

export async function dismissAll(ids: readonly number[]): Promise<void> {
	for (const id of ids) await dismissTask(id);
}

/** The own long work, asked for again and again: often while something is under way. */
export function useTasks(): Known {
	const shown = useSyncExternalStore(subscribe, () => known ?? NOTHING);
	const everyMs = shown.tasks.some(isUnderWay) ? BUSY_EVERY_MS : IDLE_EVERY_MS;
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isGone = false;
		async function renew(): Promise<void> {
			const answer = isLookedAt() ? await officeApi.tasks.list().catch(() => null) : null;
			if (isGone) return;
			if (answer) take(answer.data);
			timer = setTimeout(renew, everyMs);
		}
		void renew();
		return () => {
			isGone = true;
			clearTimeout(timer);
		};
	}, [everyMs]);
	return shown;
}
