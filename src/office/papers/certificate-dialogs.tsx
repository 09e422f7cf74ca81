import { type SyntheticEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeCertificate } from "#contract/office/certificates.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { useAct } from "../ui/use-act.ts";

interface OwnProps {
	certificate: OfficeCertificate;
	onClose: () => void;
}

/** A misspelt name: a new number, and the old one is marked. */
export function CorrectDialog({ certificate, onClose }: OwnProps) {
	const id = useId();
	const [first_name, setFirst] = useState(certificate.first_name);
	const [last_name, setLast] = useState(certificate.last_name);
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const submit = (event: SyntheticEvent) => {
		event.preventDefault();
		void run(async () => {
			await officeApi.certificates.correct({ params: { id: certificate.id }, body: { first_name, last_name } });
			toast("Die neue Bescheinigung ist unterwegs.");
			await revalidate();
			onClose();
		});
	};
	return (
		<Dialog
			title="Namen berichtigen"
			lead={`Es entsteht eine Bescheinigung mit neuer Nummer, die gleich verschickt wird. ${certificate.number} gilt dann als ersetzt.`}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button type="submit" form={id} variant="primary" busy={busy}>
						Ersetzen und 1 Brief verschicken
					</Button>
				</>
			}
		>
			<form id={id} className="stack" onSubmit={submit}>
				<Failure text={failure} />
				<TextField label="Vorname" required value={first_name} onChange={(event) => setFirst(event.target.value)} />
				<TextField label="Nachname" required value={last_name} onChange={(event) => setLast(event.target.value)} />
			</form>
		</Dialog>
	);
}

export function WithdrawDialog({ certificate: { id, number }, onClose }: OwnProps) {
	const { revalidate } = useRevalidator();
	const save = async (reason: string) => {
		await officeApi.certificates.withdraw({ params: { id }, body: { reason } });
		await revalidate();
		toast(`${number} ist zurückgezogen.`);
	};
	return (
		<ReasonDialog
			title={`${number} zurückziehen`}
			lead="Die Prüfseite sagt dann, dass sie nicht mehr gilt. Das lässt sich nicht rückgängig machen. Ein Brief geht nicht hinaus."
			hint="Nur für das Büro."
			label="Zurückziehen"
			isFinal
			onSave={save}
			onClose={onClose}
		/>
	);
}
