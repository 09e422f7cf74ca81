import { useState } from "react";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

interface ReasonDialogProps {
	title: string;
	lead: string;
	label: string;
	hint: string;
	/** With a day until which it holds. */
	withDay?: boolean;
	onSave: (reason: string, until: string | null) => Promise<unknown>;
	onClose: () => void;
}

/** Something small that is understood in a year by its reason. */
export function ReasonDialog({ title, lead, label, hint, withDay = false, onSave, onClose }: ReasonDialogProps) {
	const [reason, setReason] = useState("");
	const [until, setUntil] = useState("");
	const { busy, failure, faults, run } = useAct();
	const [isMissing, setMissing] = useState(false);
	const save = async () => {
		setMissing(reason.trim() === "");
		if (reason.trim() === "") return;
		await run(async () => {
			await onSave(reason, until || null);
			onClose();
		});
	};
	return (
		<Dialog
			title={title}
			lead={lead}
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label={label} />}
		>
			<div className="stack">
				{!faults.reason && !faults.until && <Failure text={failure} />}
				<TextField
					label="Grund"
					hint={hint}
					maxLength={200}
					value={reason}
					error={isMissing ? "Bitte ausfüllen" : faults.reason}
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
