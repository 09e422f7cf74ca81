import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeDonation } from "#contract/office/donations.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Check } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";
import { HomeFields, NO_HOME } from "./home-fields.tsx";

interface AddressDialogProps {
	donation: OfficeDonation;
	onClose: () => void;
}

/** DON-03: for what came by bank, or without an address. */
export function AddressDialog({ donation: { reference, name, address }, onClose }: AddressDialogProps) {
	const [typed, setTyped] = useState({ name: name ?? "", ...(address ?? NO_HOME) });
	const [also_others, setOthers] = useState(false);
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const save = () =>
		run(async () => {
			const { data } = await officeApi.donations.setAddress({ params: { reference }, body: { ...typed, also_others } });
			await revalidate();
			onClose();
			toast(
				data.donations === 1 ? "Die Anschrift ist gesichert." : `Die Anschrift gilt für ${data.donations} Spenden.`,
			);
		});
	return (
		<Dialog
			title="Anschrift für die Bestätigung"
			lead="So stehen Name und Anschrift auf der Zuwendungsbestätigung."
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} />}
		>
			<div className="stack">
				<Failure text={failure} />
				<div className="form">
					<TextField
						label="Name"
						value={typed.name}
						error={faults.name}
						onChange={({ currentTarget: { value } }) => setTyped({ ...typed, name: value })}
					/>
					<HomeFields typed={typed} faults={faults} onChange={(change) => setTyped({ ...typed, ...change })} />
				</div>
				{name && (
					<Check
						label={`Auch für andere Spenden von „${name}“, bei denen die Anschrift fehlt`}
						checked={also_others}
						onChange={({ currentTarget: { checked } }) => setOthers(checked)}
					/>
				)}
			</div>
		</Dialog>
	);
}
