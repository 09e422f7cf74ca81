import { useState } from "react";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

interface ReasonDialogProps {
	title: string;
	lead: string;
	hint: string;
	/** Of the button. */
	label: string;
	onSave: (reason: string) => Promise<void>;
	onClose: () => void;
}

/** A decision that needs nothing but its reason. */
export function ReasonDialog({ title, lead, hint, label, onSave, onClose }: ReasonDialogProps) {
	const [reason, setReason] = useState("");
	const { busy, failure, faults, run } = useAct();
	const save = () =>
		run(async () => {
			await onSave(reason);
			onClose();
		});
	return (
		<Dialog
			title={title}
			lead={lead}
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label={label} />}
		>
			<div className="stack">
				<Failure text={failure} />
				<TextField
					label="Grund"
					hint={hint}
					value={reason}
					error={faults.reason}
					onChange={({ currentTarget: { value } }) => setReason(value)}
				/>
			</div>
		</Dialog>
	);
}
