import { type ReactNode, type SyntheticEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeCertificate } from "#contract/office/certificates.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

interface OwnProps {
	certificate: OfficeCertificate;
	onClose: () => void;
}

interface FrameProps extends Pick<OwnProps, "onClose"> {
	title: string;
	lead: string;
	button: string;
	variant: "primary" | "danger";
	done: string;
	act: () => Promise<unknown>;
	children: ReactNode;
}

function Frame({ title, lead, button, variant, done, act, onClose, children }: FrameProps) {
	const id = useId();
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const submit = (event: SyntheticEvent) => {
		event.preventDefault();
		void run(async () => {
			await act();
			toast(done);
			await revalidate();
			onClose();
		});
	};
	return (
		<Dialog
			title={title}
			lead={lead}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button type="submit" form={id} variant={variant} busy={busy}>
						{button}
					</Button>
				</>
			}
		>
			<form id={id} className="stack" onSubmit={submit}>
				<Failure text={failure} />
				{children}
			</form>
		</Dialog>
	);
}

/** A misspelt name: a new number, and the old one is marked. */
export function CorrectDialog({ certificate, onClose }: OwnProps) {
	const [first_name, setFirst] = useState(certificate.first_name);
	const [last_name, setLast] = useState(certificate.last_name);
	return (
		<Frame
			title="Namen berichtigen"
			lead={`Es entsteht eine Bescheinigung mit neuer Nummer, die gleich verschickt wird. ${certificate.number} gilt dann als ersetzt.`}
			button="Ersetzen und 1 Brief verschicken"
			variant="primary"
			done="Die neue Bescheinigung ist unterwegs."
			act={() => officeApi.certificates.correct({ params: { id: certificate.id }, body: { first_name, last_name } })}
			onClose={onClose}
		>
			<TextField label="Vorname" required value={first_name} onChange={(event) => setFirst(event.target.value)} />
			<TextField label="Nachname" required value={last_name} onChange={(event) => setLast(event.target.value)} />
		</Frame>
	);
}

export function WithdrawDialog({ certificate, onClose }: OwnProps) {
	const [reason, setReason] = useState("");
	return (
		<Frame
			title={`${certificate.number} zurückziehen`}
			lead="Die Prüfseite sagt dann, dass sie nicht mehr gilt. Das lässt sich nicht rückgängig machen. Ein Brief geht nicht hinaus."
			button="Zurückziehen"
			variant="danger"
			done={`${certificate.number} ist zurückgezogen.`}
			act={() => officeApi.certificates.withdraw({ params: { id: certificate.id }, body: { reason } })}
			onClose={onClose}
		>
			<TextField
				label="Grund"
				required
				hint="Nur für das Büro."
				value={reason}
				onChange={(event) => setReason(event.target.value)}
			/>
		</Frame>
	);
}
