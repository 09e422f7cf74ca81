import { useState } from "react";
import { refuse } from "#contract/errors.ts";
import { Dialog } from "./dialog.tsx";
import { DialogButtons } from "./dialog-buttons.tsx";
import { Failure } from "./failure.tsx";
import { TextField } from "./field.tsx";
import { useAct } from "./use-act.ts";

interface ReasonDialogProps {
	title: string;
	lead: string;
	hint: string;
	/** Of the button. */
	label: string;
	/** It cannot be taken back. */
	isFinal?: boolean;
	/** With a day until which it holds. */
	withDay?: boolean;
	onSave: (reason: string, until: string | null) => Promise<unknown>;
	onClose: () => void;
}

/** Something that needs little but the reason by which it is understood in a year. */
export function ReasonDialog(props: ReasonDialogProps) {
	const { title, lead, hint, label, isFinal = false, withDay = false, onSave, onClose } = props;
	const [reason, setReason] = useState("");
	const [until, setUntil] = useState("");
	const { busy, failure, faults, run } = useAct();
	const save = () =>
		run(async () => {
			if (reason.trim() === "") throw refuse("invalid", { reason: ["Grund: Bitte ausfüllen"] });
			await onSave(reason.trim(), until || null);
			onClose();
		});
	return (
		<Dialog
			title={title}
			lead={lead}
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label={label} isFinal={isFinal} />}
		>
			<div className="stack">
				{!faults.reason && !faults.until && <Failure text={failure} />}
				<TextField
					label="Grund"
					hint={hint}
					maxLength={200}
					autoFocus
					value={reason}
					error={faults.reason}
					onChange={({ currentTarget: { value } }) => setReason(value)}
				/>
				{withDay && (
					<TextField
						label="Bis"
						type="date"
						optional
						hint="Ohne Tag gilt sie, bis jemand sie aufhebt."
						value={until}
						error={faults.until}
						onChange={({ currentTarget: { value } }) => setUntil(value)}
					/>
				)}
			</div>
		</Dialog>
	);
}
