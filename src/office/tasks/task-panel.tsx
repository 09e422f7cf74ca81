import { useId, useState } from "react";
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
	const [open, setOpen] = useState(hasRoom);
	const { failure, run } = useAct();
	const id = useId();
	return (
		<>
			<p className="sr-only" role="status">
				{said}
			</p>
			{tasks.length > 0 && (
				<section className="tasks" aria-label="Lange Arbeiten">
					<button
						type="button"
						className="tasks__h"
						aria-expanded={open}
						aria-controls={id}
						onClick={() => setOpen(!open)}
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
							onCancel={(task) => void run(() => cancelTask(task))}
							onDismiss={(task) => void run(() => dismissTask(task))}
						/>
					</div>
				</section>
			)}
		</>
	);
}
