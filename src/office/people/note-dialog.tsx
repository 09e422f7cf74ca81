import { useState } from "react";
import { useRevalidator } from "react-router";
import { NOTE_MAX_LENGTH, type PersonNote } from "#contract/office/person-notes.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextAreaField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

interface NoteDialogProps {
	personId: number;
	/** None for a new one. */
	note: PersonNote | null;
	onClose: () => void;
}

/** PERSON-06: whoever writes knows who will read it. */
export function NoteDialog({ personId, note, onClose }: NoteDialogProps) {
	const [text, setText] = useState(note?.text ?? "");
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const change = async (id: number, words: string) => {
		await officeApi.personNotes.change({ params: { id }, body: { text: words } });
		await revalidate();
	};
	const save = () =>
		run(async () => {
			if (note) await change(note.id, text);
			else await officeApi.personNotes.write({ params: { id: personId }, body: { text } });
			await revalidate();
			onClose();
			if (note) toast("Notiz geändert.", () => change(note.id, note.text));
			else toast("Notiz geschrieben.");
		});
	return (
		<Dialog
			title={note ? "Notiz ändern" : "Neue Notiz"}
			lead="Schreib so, dass die Person es lesen kann: In der Auskunft nach Art. 15 DSGVO bekommt sie jede Notiz."
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} />}
		>
			<div className="stack">
				{!faults.text && <Failure text={failure} />}
				<TextAreaField
					label="Notiz"
					rows={5}
					autoFocus
					maxLength={NOTE_MAX_LENGTH}
					value={text}
					error={faults.text}
					onChange={({ currentTarget: { value } }) => setText(value)}
				/>
			</div>
		</Dialog>
	);
}
