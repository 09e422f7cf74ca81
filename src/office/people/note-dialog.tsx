import { useRevalidator } from "react-router";
import { NOTE_MAX_LENGTH, type PersonNote } from "#contract/office/person-notes.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { NoteForm } from "../ui/note-form.tsx";

interface NoteDialogProps {
	personId: number;
	/** None for a new one. */
	note: PersonNote | null;
	onClose: () => void;
}

/** PERSON-06: whoever writes knows who will read it. */
export function NoteDialog({ personId, note, onClose }: NoteDialogProps) {
	const { revalidate } = useRevalidator();
	const change = (id: number, text: string) => officeApi.personNotes.change({ params: { id }, body: { text } });
	const write = (text: string) => officeApi.personNotes.write({ params: { id: personId }, body: { text } });
	const told = () =>
		note
			? toast("Notiz geändert.", async () => {
					await change(note.id, note.text);
					await revalidate();
				})
			: toast("Notiz geschrieben.");
	return (
		<NoteForm
			title={note ? "Notiz ändern" : "Neue Notiz"}
			lead="Schreib so, dass die Person es lesen kann: In der Auskunft nach Art. 15 DSGVO bekommt sie jede Notiz."
			text={note?.text}
			maxLength={NOTE_MAX_LENGTH}
			onSave={(text) => (note ? change(note.id, text) : write(text))}
			onSaved={told}
			onClose={onClose}
		/>
	);
}
