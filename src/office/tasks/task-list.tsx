import { Link } from "react-router";
import { API_BASE } from "#contract/endpoint.ts";
import { isUnderWay, type TaskState } from "#contract/office/task-states.ts";
import type { Task } from "#contract/office/tasks.ts";
import { Button, IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { State, type Tone } from "../ui/state.tsx";
import { percentOf } from "./news.ts";

const STATES: Record<TaskState, [tone: Tone, words: string]> = {
	waiting: ["info", "wartet"],
	running: ["info", "läuft"],
	done: ["ok", "fertig"],
	failed: ["err", "gescheitert"],
	cancelled: ["mute", "abgebrochen"],
};

interface TaskListProps {
	tasks: readonly Task[];
	onCancel: (id: number) => void;
	onDismiss: (id: number) => void;
}

/** Long work, the newest first: how far it is, or what came of it. */
export const TaskList = ({ tasks, onCancel, onDismiss }: TaskListProps) => (
	<ul className="tasks__l">
		{tasks.map((task) => (
			<li key={task.id}>
				<TaskLine task={task} onCancel={() => onCancel(task.id)} onDismiss={() => onDismiss(task.id)} />
			</li>
		))}
	</ul>
);

interface TaskLineProps {
	task: Task;
	onCancel: () => void;
	onDismiss: () => void;
}

function TaskLine({ task, onCancel, onDismiss }: TaskLineProps) {
	const { title, state, error, result } = task;
	const [tone, words] = STATES[state];
	return (
		<>
			<div className="row row--between">
				<b>{title}</b>
				<State tone={tone}>{words}</State>
			</div>
			{isUnderWay(task) ? (
				<Progress task={task} onCancel={onCancel} />
			) : (
				<>
					{error && <p>{error}</p>}
					{result && <p className="num">{result.text}</p>}
					<div className="row row--between">
						{result?.link ? <ResultLink {...result.link} /> : <span />}
						<IconButton icon={icons.close} label={`${title} schließen`} variant="quiet" size="sm" onClick={onDismiss} />
					</div>
				</>
			)}
		</>
	);
}

const Progress = ({ task, onCancel }: { task: Task; onCancel: () => void }) => (
	<>
		<progress aria-label={task.title} max={Math.max(1, task.total)} value={task.done} />
		<div className="row row--between">
			<span className="num">
				{task.total === 0 ? "wird vorbereitet …" : `${task.done} von ${task.total} · ${percentOf(task)} %`}
			</span>
			{task.cancel_asked ? (
				<span className="muted">wird abgebrochen …</span>
			) : (
				<Button size="sm" variant="quiet" aria-label={`${task.title} abbrechen`} onClick={onCancel}>
					Abbrechen
				</Button>
			)}
		</div>
	</>
);

const ResultLink = ({ label, path, is_file }: { label: string; path: string; is_file: boolean }) =>
	is_file ? (
		<a className="link" href={`${API_BASE}${path}`} download>
			{label}
		</a>
	) : (
		<Link className="link" to={path}>
			{label}
		</Link>
	);
