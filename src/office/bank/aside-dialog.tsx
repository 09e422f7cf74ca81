import { useState } from "react";
import { ASIDE_KINDS, ASIDE_WORDS, type AsideKind } from "#contract/office/bank-words.ts";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { SelectField, TextField } from "../ui/field.tsx";

const OPTIONS = ASIDE_KINDS.map((value) => ({ value, label: ASIDE_WORDS[value] }));

interface AsideDialogProps {
	kind: AsideKind;
	busy: boolean;
	onClose: () => void;
	onSave: (kind: AsideKind, reason: string) => void;
}

/** Put aside, with a reason that is understood in a year. */
export function AsideDialog({ kind: first, busy, onClose, onSave }: AsideDialogProps) {
	const [kind, setKind] = useState<AsideKind>(first);
	const [reason, setReason] = useState("");
	const [error, setError] = useState<string>();
	const save = async () => (reason.trim() === "" ? setError("Bitte ausfüllen") : onSave(kind, reason.trim()));
	return (
		<Dialog
			title="Zahlung ablegen"
			lead="Sie zählt dann zu keiner Rechnung. Du kannst es jederzeit zurücknehmen."
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label="Ablegen" />}
		>
			<div className="stack">
				<SelectField
					label="Was ist es?"
					options={OPTIONS}
					value={kind}
					onChange={({ currentTarget: { value } }) => setKind(value as AsideKind)}
				/>
				<TextField
					label="Grund"
					hint="Zum Beispiel: Irrläufer, gehört dem Förderverein"
					maxLength={200}
					value={reason}
					error={error}
					onChange={({ currentTarget: { value } }) => setReason(value)}
				/>
			</div>
		</Dialog>
	);
}
