import type { Task } from "#contract/office/tasks.ts";
import { TaskList } from "../tasks/task-list.tsx";
import { toast } from "../toasts/toasts.ts";
import { Panel } from "../ui/panel.tsx";

const TASK: Task = {
	id: 1,
	title: "Briefe noch einmal senden",
	state: "running",
	done: 252,
	total: 400,
	cancel_asked: false,
	result: null,
	error: null,
	created_at: "2026-11-24T09:12:00+01:00",
};
const PAST = { done: 38, total: 40, result: { text: "38 neu angestoßen · 2 schon zugestellt", link: null } };

const SAMPLES: readonly Task[] = [
	{ ...TASK, id: 6, state: "waiting", done: 0 },
	{ ...TASK, id: 5 },
	{ ...TASK, id: 4, title: "Newsletter verschicken", cancel_asked: true },
	{
		...TASK,
		id: 3,
		state: "done",
		...PAST,
		result: { ...PAST.result, link: { label: "Zum Postausgang", path: "/post", is_file: false } },
	},
	{ ...TASK, id: 2, title: "Teilnahmebescheinigungen", state: "cancelled", ...PAST },
	{
		...TASK,
		id: 1,
		state: "failed",
		...PAST,
		error: "Unterwegs ist etwas schiefgegangen. Was bis dahin geschehen ist, bleibt.",
	},
];

/** Long work in each of its states; its own place is the corner of every screen. */
export const TasksPart = () => (
	<Panel title="Lange Arbeiten" flush>
		<div className="tasks tasks--static">
			<TaskList
				tasks={SAMPLES}
				onCancel={() => toast("Es wird nichts abgebrochen.")}
				onDismiss={() => toast("Es bleibt stehen.")}
			/>
		</div>
	</Panel>
);
