import { useState } from "react";
import { useNavigate } from "react-router";
import { officeApi } from "../../api.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { Failure } from "../../ui/failure.tsx";
import { TextField } from "../../ui/field.tsx";
import { useAct } from "../../ui/use-act.ts";
import { subjectPath } from "./rights-words.ts";

/** For whom: also an address that nobody has an account with. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
	const [email, setEmail] = useState("");
	const { busy, failure, faults, run } = useAct();
	const navigate = useNavigate();
	const open = () =>
		run(async () => {
			const { data } = await officeApi.rights.subject({ query: { email } });
			onClose();
			await navigate(subjectPath(data.email));
		});
	return (
		<Dialog
			title="Auskunft oder Löschung"
			lead="Für eine E-Mail-Adresse, mit oder ohne Konto. Dass du nachsiehst, steht im Verlauf."
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={open} label="Weiter" />}
		>
			<div className="stack">
				{!faults.email && <Failure text={failure} />}
				<TextField
					label="E-Mail"
					type="email"
					autoFocus
					value={email}
					error={faults.email}
					onChange={({ currentTarget }) => setEmail(currentTarget.value)}
				/>
			</div>
		</Dialog>
	);
}
