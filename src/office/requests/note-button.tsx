import { useState } from "react";
import { useRevalidator } from "react-router";
import { REQUEST_NOTE_MAX_LENGTH } from "#contract/office/request-words.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextAreaField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";

/** POST-02: what the team tells itself about a request. */
export function NoteButton({ requestId }: { requestId: number }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<div>
			<Button variant="quiet" size="sm" icon={icons.note} onClick={() => setIsOpen(true)}>
				Interne Notiz
			</Button>
			{isOpen && <NoteDialog requestId={requestId} onClose={() => setIsOpen(false)} />}
		</div>
	);
}

function NoteDialog({ requestId, onClose }: { requestId: number; onClose: () => void }) {
	const [text, setText] = useState("");
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const save = () =>
		run(async () => {
			await officeApi.requests.note({ params: { id: requestId }, body: { text } });
			await revalidate();
			onClose();
			toast("Notiz geschrieben.");
		});
	return (
		<Dialog
			title="Interne Notiz"
			lead="Kein Brief trägt sie hinaus. In der Auskunft nach Art. 15 DSGVO bekommt die Person sie aber zu lesen."
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} />}
		>
			<div className="stack">
				{!faults.text && <Failure text={failure} />}
				<TextAreaField
					label="Notiz"
					rows={4}
					autoFocus
					maxLength={REQUEST_NOTE_MAX_LENGTH}
					value={text}
					error={faults.text}
					onChange={({ currentTarget: { value } }) => setText(value)}
				/>
			</div>
		</Dialog>
	);
}
