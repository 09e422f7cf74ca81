import { useEffect, useId, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { isUnderWay } from "#contract/office/task-states.ts";
import type { Task } from "#contract/office/tasks.ts";
import { IconButton } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { percentOf } from "./news.ts";
import { TaskList } from "./task-list.tsx";
import { cancelTask, dismissAll, dismissTask, useTasks } from "./tasks.ts";

/** On a telephone it would cover the page. */
const hasRoom = (): boolean => matchMedia("(width >= 60rem)").matches;

const ENDS = { done: "Fertig", failed: "Gescheitert", cancelled: "Abgebrochen" } as const;

/** "Fertig: Briefe noch einmal senden", "2 fertig · 1 gescheitert" */
function endedWords(tasks: readonly Task[]): string {
	const endOf = ({ state }: Task) => ENDS[state as keyof typeof ENDS];
	const [one, ...others] = tasks;
	if (one && others.length === 0) return `${endOf(one)}: ${one.title}`;
	return Array.from(Map.groupBy(tasks, endOf), ([end, own]) => `${own.length} ${end.toLowerCase()}`).join(" · ");
}

export function headWords(tasks: readonly Task[]): string {
	const underWay = tasks.filter(isUnderWay);
	if (underWay.length === 0) return endedWords(tasks);
	const sum = { done: 0, total: 0 };
	for (const { done, total } of underWay) {
		sum.done += done;
		sum.total += total;
	}
	return `${underWay.length === 1 ? "1 Arbeit läuft" : `${underWay.length} Arbeiten laufen`} · ${percentOf(sum)} %`;
}

/** So long one can read what has come to its end. */
const LEAVES_AFTER_MS = 10_000;

/** What nobody has to do anything about goes by itself; a failure stays, and a file that waits to be fetched. */
export const leavesByItself = ({ state, result }: Task): boolean =>
	state !== "failed" && result?.link?.is_file !== true;

/** The time stands still while somebody points at it or has the focus in it. */
function useLeaving(tasks: readonly Task[], held: boolean): void {
	const leaving = tasks.some(isUnderWay) ? [] : tasks.filter(leavesByItself);
	const ids = leaving.map(({ id }) => id).join();
	useEffect(() => {
		if (held || ids === "") return;
		// Whoever has no line just now keeps it a while longer.
		const leave = () => void dismissAll(ids.split(",").map(Number)).catch(() => null);
		const timer = setTimeout(leave, LEAVES_AFTER_MS);
		return () => clearTimeout(timer);
	}, [ids, held]);
}

/** What a page shows may be older than the work that has just ended. */
function useRenewal(tasks: readonly Task[]): void {
	const { revalidate } = useRevalidator();
	const before = useRef<ReadonlySet<number>>(new Set());
	useEffect(() => {
		const underWay = new Set(tasks.filter(isUnderWay).map(({ id }) => id));
		const hasEnded = tasks.some(({ id }) => before.current.has(id) && !underWay.has(id));
		before.current = underWay;
		if (hasEnded) void revalidate();
	}, [tasks, revalidate]);
}

/** Own long work, on every screen until it is put away or has been seen. */
export function TaskPanel() {
	const { tasks, said } = useTasks();
	/** As the person has left it; else it folds up when nothing is under way. */
	const [chosen, setChosen] = useState<boolean | null>(null);
	const open = chosen ?? (hasRoom() && tasks.some(isUnderWay));
	const head = useRef<HTMLButtonElement>(null);
	const { failure, run } = useAct();
	/** The button that was pressed goes away; the focus stays in the panel. */
	const act = (work: () => Promise<void>) => {
		setChosen(true);
		head.current?.focus();
		void run(work);
	};
	const id = useId();
	const [held, setHeld] = useState(false);
	useLeaving(tasks, held);
	useRenewal(tasks);
	const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
	const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
	const isOver = !tasks.some(isUnderWay);
	const close = () => {
		document.getElementById("inhalt")?.focus({ preventScroll: true });
		void run(() => dismissAll(tasks.map((task) => task.id)));
	};
	return (
		<>
			<p className="sr-only" role="status">
				{said}
			</p>
			{tasks.length > 0 && (
				<section className="tasks" aria-label="Lange Arbeiten" {...hold} {...release}>
					<div className="tasks__top">
						<button
							ref={head}
							type="button"
							className="tasks__h"
							aria-expanded={open}
							aria-controls={id}
							onClick={() => setChosen(!open)}
						>
							<Icon shape={isOver ? icons.check : icons.hourglass} className="i" />
							<span className="num">{headWords(tasks)}</span>
							<Icon shape={open ? icons.chevronDown : icons.arrowUp} className="i i--s" />
						</button>
						{isOver && (
							<IconButton icon={icons.close} label="Alles schließen" variant="quiet" size="sm" onClick={close} />
						)}
					</div>
					<div id={id} hidden={!open}>
						<Failure text={failure} />
						<TaskList
							tasks={tasks}
							onCancel={(task) => act(() => cancelTask(task))}
							onDismiss={(task) => act(() => dismissTask(task))}
						/>
					</div>
				</section>
			)}
		</>
	);
}
