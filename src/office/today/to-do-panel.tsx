import { useRef } from "react";
import { Link } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { type DueGroup, TO_DOS, type ToDo, type ToDoList } from "#contract/office/to-dos.ts";
import { ButtonLink, Key } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Panel } from "../ui/panel.tsx";
import { SignChair } from "../ui/timeline.tsx";
import { dueWords } from "./due-words.ts";
import { TO_DO_ICONS } from "./to-do-icons.ts";
import { useRowKeys } from "./use-row-keys.ts";

const GROUPS: Record<DueGroup, string> = {
	today: "Heute fällig",
	week: "Diese Woche",
	later: "Später",
	never: "Ohne Frist",
};

/** „Das wartet auf dich“, by deadline. */
export function ToDoPanel({ list: { at, groups, others, total }, empty }: { list: ToDoList; empty: string }) {
	const rows = useRef<HTMLDivElement>(null);
	useRowKeys(rows);
	return (
		<Panel
			title="Das wartet auf dich"
			flush
			aside={total > 0 && <KeyHint />}
			foot={
				total > 0 && (
					<>
						<span>Sortiert nach Frist. Was erledigt ist, verschwindet von selbst.</span>
						{others.map(({ kind, count }) => (
							<Link key={kind} className="link" to={TO_DOS[kind].path}>
								und {count} {TO_DOS[kind].others}
							</Link>
						))}
					</>
				)
			}
		>
			{total === 0 && (
				<Empty title="Nichts wartet auf dich." chair>
					<p>{empty}</p>
				</Empty>
			)}
			<div ref={rows}>
				{groups.map(({ due, to_dos }) => (
					<div key={due}>
						<h3 className="todo__g">{GROUPS[due]}</h3>
						<ul className="todo">
							{to_dos.map((toDo) => (
								<Row key={`${toDo.kind}-${toDo.id}`} toDo={toDo} at={at} />
							))}
						</ul>
					</div>
				))}
			</div>
		</Panel>
	);
}

const KeyHint = () => (
	<span className="s muted max-sm:hidden">
		<Key>J</Key> <Key>K</Key> wandern &nbsp; <Key>E</Key> angehen
	</span>
);

function Row({ toDo, at }: { toDo: ToDo; at: string }) {
	const { kind, id, title, detail, tone, action } = toDo;
	const due = dueWords(toDo, at);
	return (
		<li data-row={`${kind}-${id}`}>
			<SignChair icon={TO_DO_ICONS[kind]} tone={tone} />
			<div>
				<b>
					<Link to={action.path}>{title}</Link>
				</b>
				<p>{detail}</p>
			</div>
			<div className="end">
				<span className={classNames("due", due.look !== "calm" && `due--${due.look}`)}>{due.text}</span>
				<ButtonLink size="sm" to={action.path} data-act aria-label={`${action.label}: ${title}`}>
					{action.label}
				</ButtonLink>
			</div>
		</li>
	);
}
