import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatEuro } from "#contract/money.ts";
import type { OpenTransfer } from "#contract/office/transfers.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

/** To where the money goes, as its owner told it. */
export function AccountDialog({ transfer, onClose }: { transfer: OpenTransfer; onClose: () => void }) {
	const { id, name, amount, number } = transfer;
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const [holder, setHolder] = useState(transfer.holder ?? name);
	const [iban, setIban] = useState("");
	const isOfField = Boolean(faults.holder || faults.iban);
	const save = () =>
		run(async () => {
			await officeApi.transfers.setAccount({ params: { id }, body: { holder, iban } });
			await revalidate();
			toast(`Das Konto für ${number} ist gemerkt.`);
			onClose();
		});
	return (
		<Dialog
			title={`Konto für ${number}`}
			lead={`${formatEuro(amount)} gehen an ${name}. Banken vergleichen den Namen mit dem Konto.`}
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} />}
		>
			<div className="stack">
				<Failure text={isOfField ? null : failure} />
				<TextField
					label="Kontoinhaber"
					maxLength={70}
					value={holder}
					error={faults.holder}
					onChange={({ currentTarget: { value } }) => setHolder(value)}
				/>
				<TextField
					label="IBAN"
					autoFocus
					autoComplete="off"
					value={iban}
					error={faults.iban}
					onChange={({ currentTarget: { value } }) => setIban(value)}
				/>
			</div>
		</Dialog>
	);
}
