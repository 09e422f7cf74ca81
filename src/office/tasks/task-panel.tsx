import { useId, useRef, useState } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import { isUnderWay, type Task } from "#contract/office/tasks.ts";
import { Alert } from "../ui/alert.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { percentOf } from "./news.ts";
import { TaskList } from "./task-list.tsx";
import { cancelTask, dismissTask, useTasks } from "./tasks.ts";

/** On a telephone it would cover the page. */
const hasRoom = (): boolean => matchMedia("(width >= 60rem)").matches;

export function headWords(tasks: readonly Task[]): string {
	const underWay = tasks.filter(isUnderWay);
	if (underWay.length === 0) return tasks.length === 1 ? "1 Arbeit zu Ende" : `${tasks.length} Arbeiten zu Ende`;
	const sum = { done: 0, total: 0 };
	for (const { done, total } of underWay) {
		sum.done += done;
		sum.total += total;
	}
	return `${underWay.length === 1 ? "1 Arbeit läuft" : `${underWay.length} Arbeiten laufen`} · ${percentOf(sum)} %`;
}

/** Own long work, on every screen until it is put away. */
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
	return (
		<>
			<p className="sr-only" role="status">
				{said}
			</p>
			{tasks.length > 0 && (
				<section className="tasks" aria-label="Lange Arbeiten">
					<button
						ref={head}
						type="button"
						className="tasks__h"
						aria-expanded={open}
						aria-controls={id}
						onClick={() => setChosen(!open)}
					>
						<Icon shape={icons.hourglass} className="i" />
						<span className="num">{headWords(tasks)}</span>
						<Icon shape={open ? icons.chevronDown : icons.arrowUp} className="i i--s" />
					</button>
					<div id={id} hidden={!open}>
						{failure && (
							<Alert kind="err" role="alert">
								{failure}
							</Alert>
						)}
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
