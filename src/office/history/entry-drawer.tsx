import { formatDate } from "#contract/dates.ts";
import type { HistoryEntry } from "#contract/office/history.ts";
import { Drawer } from "../lists/drawer.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Diff } from "../ui/diff.tsx";
import * as icons from "../ui/icons.ts";
import { Facts } from "../ui/panel.tsx";
import { actorOf, SubjectName } from "./entry-line.tsx";
import { HistoryBlock } from "./history-block.tsx";

/** One entry with all that is known of it, and what else happened to the same thing. */
export function EntryDrawer({ entry }: { entry: HistoryEntry }) {
	const { id, at, text, subject, subject_id, changes, facts, note } = entry;
	const ofSubject = `?${new URLSearchParams({ subject, subject_id })}`;
	return (
		<Drawer
			rowId={String(id)}
			title={text}
			foot={
				<ButtonLink to={ofSubject} variant="quiet" size="sm" icon={icons.filter}>
					Nur das in der Liste zeigen
				</ButtonLink>
			}
		>
			<Facts
				facts={[
					["Wer", actorOf(entry)],
					["Wann", `${formatDate(at)}, ${at.slice(11, 19)}`],
					["Woran", <SubjectName key="subject" entry={entry} />],
					["Eintrag", `#${id}`],
					["Notiz", note],
					...facts.map(({ label, value }) => [label, value] as const),
				]}
			/>
			{changes.length > 0 && (
				<>
					<h3>Vorher und nachher</h3>
					<Diff changes={changes.map(({ label, before, after }) => ({ field: label, before, after }))} />
				</>
			)}
			<h3>Alles dazu</h3>
			<HistoryBlock subject={subject} id={subject_id} />
		</Drawer>
	);
}
