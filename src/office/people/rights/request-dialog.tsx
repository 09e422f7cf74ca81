import { useState } from "react";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { DATA_REQUEST_KINDS, DATA_REQUEST_WORDS, type DataRequestKind } from "#contract/office/rights-words.ts";
import { officeApi } from "../../api.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { Failure } from "../../ui/failure.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { useAct } from "../../ui/use-act.ts";

interface RequestDialogProps {
	email: string;
	onSaved: () => Promise<unknown>;
	onClose: () => void;
}

/** OFF-135: what somebody asks for, and the day from which the month counts. */
export function RequestDialog({ email, onSaved, onClose }: RequestDialogProps) {
	const [kind, setKind] = useState<DataRequestKind>("access");
	const [receivedOn, setReceivedOn] = useState(isoDay(berlinDay(new Date())));
	const [note, setNote] = useState("");
	const { busy, failure, faults, run } = useAct();
	const save = () =>
		run(async () => {
			await officeApi.rights.noteRequest({ body: { email, kind, received_on: receivedOn, note } });
			onClose();
			await onSaved();
		});
	return (
		<Dialog
			title="Anfrage merken"
			lead={`Von ${email}. Die Antwort ist einen Monat nach dem Eingang fällig und steht bis dahin auf Heute.`}
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label="Merken" />}
		>
			<div className="stack">
				{Object.keys(faults).length === 0 && <Failure text={failure} />}
				<SelectField
					label="Verlangt wird"
					autoFocus
					value={kind}
					options={DATA_REQUEST_KINDS.map((value) => ({ value, label: DATA_REQUEST_WORDS[value] }))}
					onChange={({ currentTarget }) => setKind(currentTarget.value as DataRequestKind)}
				/>
				<TextField
					label="Eingegangen am"
					type="date"
					value={receivedOn}
					error={faults.received_on}
					onChange={({ currentTarget }) => setReceivedOn(currentTarget.value)}
				/>
				<TextField
					label="Notiz"
					optional
					maxLength={200}
					hint="Die Person liest sie in der Auskunft."
					value={note}
					error={faults.note}
					onChange={({ currentTarget }) => setNote(currentTarget.value)}
				/>
			</div>
		</Dialog>
	);
}
