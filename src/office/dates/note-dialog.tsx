import { useState } from "react";
import { useRevalidator } from "react-router";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Check } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

interface Noted {
	id: number;
	first_name: string | null;
	last_name: string | null;
	note: string | null;
	note_for_lecturer: boolean;
}

/** What the office should know of a person. It goes with the sign-ups of the date. */
export function NoteDialog({ person, onClose }: { person: Noted; onClose: () => void }) {
	const [note, setNote] = useState(person.note ?? "");
	const [forLecturer, setForLecturer] = useState(person.note_for_lecturer);
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const write = async (body: { note: string; for_lecturer: boolean }) => {
		await officeApi.participants.note({ params: { id: person.id }, body });
		await revalidate();
	};
	const save = () =>
		run(async () => {
			await write({ note, for_lecturer: forLecturer });
			onClose();
			toast("Notiz gesichert.", () => write({ note: person.note ?? "", for_lecturer: person.note_for_lecturer }));
		});
	return (
		<Dialog
			title={`Notiz zu ${[person.first_name, person.last_name].filter(Boolean).join(" ") || "dieser Person"}`}
			lead="Nur was für den Tag gebraucht wird: Rollstuhl, Allergie, kommt später."
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} />}
		>
			<div className="stack">
				<Failure text={failure} />
				<TextField
					label="Notiz"
					autoFocus
					maxLength={300}
					value={note}
					onChange={({ currentTarget: { value } }) => setNote(value)}
				/>
				<Check
					label="Auch für die Dozentin oder den Dozenten"
					checked={forLecturer}
					onChange={({ currentTarget: { checked } }) => setForLecturer(checked)}
				/>
			</div>
		</Dialog>
	);
}
