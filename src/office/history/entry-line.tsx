import { Link } from "react-router";
import type { IconShape } from "#browser/ui/icon.tsx";
import { SUBJECTS } from "#contract/office/audit.ts";
import type { HistoryEntry } from "#contract/office/history.ts";
import { ROW } from "../lists/row-keys.ts";
import { Diff } from "../ui/diff.tsx";
import * as icons from "../ui/icons.ts";
import type { Tone } from "../ui/state.tsx";
import { TimelineEntry } from "../ui/timeline.tsx";
import { forPeople, subjectWords } from "./technical.ts";

/** By how the key of an action begins or ends; the first that fits. */
const SIGNS: readonly [RegExp, IconShape][] = [
	[/^payment/, icons.euro],
	[/_(changed|renamed)$/, icons.pencil],
	[/_(saved|created|invited)$/, icons.plus],
	[/_(deleted|lapsed)$|^retention/, icons.trash],
	[/_exported$/, icons.download],
	[/_withdrawn$/, icons.back],
	[/^seen$/, icons.eye],
];

const signOf = (action: string): IconShape => SIGNS.find(([pattern]) => pattern.test(action))?.[1] ?? icons.history;
const toneOf = (action: string): Tone => (/(failed|problem)$/.test(action) ? "err" : "mute");

/** "Kategorie Recht für Ärzte", as a way to it where it has a screen. */
export function SubjectName({ entry: { subject, subject_id, subject_title, path } }: { entry: HistoryEntry }) {
	const words =
		subject_title === null ? subjectWords(subject, subject_id) : `${SUBJECTS[subject].name} ${subject_title}`;
	return path ? (
		<Link to={path} className="link">
			{words}
		</Link>
	) : (
		words
	);
}

export const actorOf = ({ who }: HistoryEntry): string => who?.name ?? "System";

interface EntryLineProps {
	entry: HistoryEntry;
	/** Where its details open; without it the line is only read. */
	to?: string;
	isOpen?: boolean;
	/** The time alone under the heading of a day, or with its day. */
	when: string;
	/** Not said where everything is about the same thing. */
	hideSubject?: boolean;
}

/** Who did what, to what, from what to what. */
export function EntryLine({ entry, to, isOpen = false, when, hideSubject = false }: EntryLineProps) {
	const { id, at, action, text, changes, facts, note } = entry;
	const shown = forPeople(facts);
	return (
		<TimelineEntry
			icon={signOf(action)}
			tone={isOpen ? "free" : toneOf(action)}
			title={
				<>
					<b>{actorOf(entry)}</b>:{" "}
					{to ? (
						<Link
							to={to}
							preventScrollReset
							aria-current={isOpen ? "true" : undefined}
							className="link"
							{...{ [ROW]: id }}
						>
							{text}
						</Link>
					) : (
						text
					)}
				</>
			}
			when={<time dateTime={at}>{when}</time>}
		>
			{!hideSubject && (
				<p>
					<SubjectName entry={entry} />
				</p>
			)}
			{shown.length > 0 && <p>{shown.map(({ label, value }) => `${label}: ${value}`).join(" · ")}</p>}
			{note && <p>„{note}“</p>}
			<Diff changes={changes.map(({ label, before, after }) => ({ field: label, before, after }))} />
		</TimelineEntry>
	);
}
