import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { PersonNote } from "#contract/office/person-notes.ts";
import type { PersonPage } from "#contract/office/person-page.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { NoteDialog } from "./note-dialog.tsx";

const signature = ({ by, written_at, changed_at }: PersonNote): string =>
	[
		by ?? "Jemand, der nicht mehr hier arbeitet",
		formatDate(written_at),
		changed_at && `geändert ${formatDate(changed_at)}`,
	]
		.filter(Boolean)
		.join(", ");

interface NoteProps {
	note: PersonNote;
	onChange: () => void;
	onDelete: () => void;
}

const Note = ({ note, onChange, onDelete }: NoteProps) => (
	<li className="row row--between">
		<div>
			<p className="m font-serif whitespace-pre-line">{note.text}</p>
			<p className="s muted">{signature(note)}</p>
		</div>
		{note.is_own && (
			<span className="row">
				<IconButton icon={icons.pencil} label="Notiz ändern" variant="quiet" size="sm" onClick={onChange} />
				<IconButton icon={icons.trash} label="Notiz löschen" variant="quiet" size="sm" onClick={onDelete} />
			</span>
		)}
	</li>
);

/** PERSON-06: what the team has noted, who and when. */
export function NotesPanel({ person: { id, notes } }: { person: PersonPage }) {
	const mayWrite = useMay()("people.write");
	const [writing, setWriting] = useState<PersonNote | "new" | null>(null);
	const { revalidate } = useRevalidator();
	const { failure, run } = useAct();
	const restore = async (noteId: number) => {
		await officeApi.personNotes.restore({ params: { id: noteId } });
		await revalidate();
	};
	const remove = (note: PersonNote) =>
		run(async () => {
			await officeApi.personNotes.delete({ params: { id: note.id } });
			await revalidate();
			toast("Notiz gelöscht.", () => restore(note.id));
		});
	return (
		<Panel
			title="Notizen"
			aside={
				mayWrite && (
					<Button variant="quiet" size="sm" icon={icons.plus} onClick={() => setWriting("new")}>
						Notiz
					</Button>
				)
			}
		>
			<div className="stack">
				<Failure text={failure} />
				{notes.length > 0 && (
					<ul className="stack">
						{notes.map((note) => (
							<Note key={note.id} note={note} onChange={() => setWriting(note)} onDelete={() => void remove(note)} />
						))}
					</ul>
				)}
				<p className="hint">Die Person bekommt Notizen in der Auskunft (Art. 15 DSGVO) zu lesen.</p>
			</div>
			{writing && (
				<NoteDialog personId={id} note={writing === "new" ? null : writing} onClose={() => setWriting(null)} />
			)}
		</Panel>
	);
}
