import { useState } from "react";
import { useRevalidator } from "react-router";
import { Dialog } from "./dialog.tsx";
import { DialogButtons } from "./dialog-buttons.tsx";
import { Failure } from "./failure.tsx";
import { TextAreaField } from "./field.tsx";
import { useAct } from "./use-act.ts";

interface NoteFormProps {
	title: string;
	/** Who will read it. */
	lead: string;
	text?: string;
	maxLength: number;
	/** Keeps it; the page is read anew afterwards. */
	onSave: (text: string) => Promise<unknown>;
	onSaved: () => void;
	onClose: () => void;
}

/** What the team writes down for itself. */
export function NoteForm({ title, lead, text: before = "", maxLength, onSave, onSaved, onClose }: NoteFormProps) {
	const [text, setText] = useState(before);
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const save = () =>
		run(async () => {
			await onSave(text);
			await revalidate();
			onClose();
			onSaved();
		});
	return (
		<Dialog
			title={title}
			lead={lead}
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} />}
		>
			<div className="stack">
				{!faults.text && <Failure text={failure} />}
				<TextAreaField
					label="Notiz"
					rows={5}
					autoFocus
					maxLength={maxLength}
					value={text}
					error={faults.text}
					onChange={({ currentTarget: { value } }) => setText(value)}
				/>
			</div>
		</Dialog>
	);
}
