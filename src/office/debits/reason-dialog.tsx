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
	label: string;
	act: (reason: string) => Promise<unknown>;
	onClose: () => void;
}

/** Something that is done for a reason, which the history keeps. */
export function ReasonDialog({ title, lead, hint, label, act, onClose }: ReasonDialogProps) {
	const [reason, setReason] = useState("");
	const { busy, failure, faults, run } = useAct();
	const save = () =>
		run(async () => {
			await act(reason.trim());
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
				<Failure text={faults.reason ? null : failure} />
				<TextField
					label="Grund"
					hint={hint}
					maxLength={200}
					autoFocus
					value={reason}
					error={faults.reason}
					onChange={({ currentTarget: { value } }) => setReason(value)}
				/>
			</div>
		</Dialog>
	);
}
