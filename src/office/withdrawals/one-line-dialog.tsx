import { useState } from "react";
import { useRevalidator } from "react-router";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

interface OneLineDialogProps {
	title: string;
	lead: string;
	label: string;
	hint: string;
	button: string;
	onSave: (text: string) => Promise<unknown>;
	onClose: () => void;
}

/** One thing is asked for: the order that is meant, or why nothing is left to do. */
export function OneLineDialog({ title, lead, label, hint, button, onSave, onClose }: OneLineDialogProps) {
	const [text, setText] = useState("");
	const [isMissing, setMissing] = useState(false);
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const save = () =>
		run(async () => {
			const typed = text.trim();
			setMissing(typed === "");
			if (typed === "") return;
			await onSave(typed);
			await revalidate();
			onClose();
		});
	return (
		<Dialog
			title={title}
			lead={lead}
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label={button} />}
		>
			<div className="stack">
				<Failure text={failure} />
				<TextField
					label={label}
					hint={hint}
					autoComplete="off"
					maxLength={200}
					value={text}
					error={isMissing && text.trim() === "" ? "Bitte ausfüllen" : undefined}
					onChange={({ currentTarget: { value } }) => setText(value)}
				/>
			</div>
		</Dialog>
	);
}
