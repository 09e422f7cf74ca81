import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import type { AddressForesight } from "#contract/office/person-address.ts";
import type { PersonPage } from "#contract/office/person-page.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Check } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";
import { AddressEffects } from "./address-effects.tsx";

/** PERSON-05: first the address, then what follows from it, then it is done. */
export function AddressDialog({ person, onClose }: { person: PersonPage; onClose: () => void }) {
	const { id, email: old } = person;
	const [email, setEmail] = useState("");
	const [found, setFound] = useState<AddressForesight | null>(null);
	const [resend, setResend] = useState(true);
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const foresee = () =>
		run(async () => setFound((await officeApi.personAddress.foresee({ params: { id }, body: { email } })).data));
	/** Where two have become one the page is another. */
	const correct = async (to: string, again: boolean) => {
		const { data } = await officeApi.personAddress.change({ params: { id }, body: { email: to, resend: again } });
		await navigate(officePaths.person(data.id), { replace: true });
		await revalidate();
	};
	const save = () =>
		run(async () => {
			await correct(email, resend);
			onClose();
			toast("Die Adresse ist überall berichtigt.", found?.known ? undefined : () => correct(old, false));
		});
	return (
		<Dialog
			title="E-Mail-Adresse berichtigen"
			lead={`Bisher ${old}. Die neue Adresse gilt überall, wo wir dieser Person schreiben.`}
			onClose={onClose}
			actions={
				<DialogButtons
					busy={busy}
					onClose={onClose}
					onSave={found ? save : foresee}
					label={found ? "Überall berichtigen" : "Was folgt daraus?"}
				/>
			}
		>
			<div className="stack">
				{!faults.email && <Failure text={failure} />}
				<TextField
					label="Neue E-Mail-Adresse"
					type="email"
					autoFocus
					value={email}
					error={faults.email}
					onChange={({ currentTarget: { value } }) => {
						setEmail(value);
						setFound(null);
					}}
				/>
				<div role="status">{found && <AddressEffects found={found} />}</div>
				{found && found.letters > 0 && (
					<Check
						label={
							found.letters === 1
								? "Den Brief, der nicht ankam, an die neue Adresse schicken"
								: `${found.letters} Briefe, die nicht ankamen, an die neue Adresse schicken`
						}
						checked={resend}
						onChange={({ currentTarget: { checked } }) => setResend(checked)}
					/>
				)}
			</div>
		</Dialog>
	);
}
