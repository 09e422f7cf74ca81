import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatEuro } from "#contract/money.ts";
import type { OpenTransfer } from "#contract/office/transfers.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { useAct } from "../ui/use-act.ts";
import { AccountFields } from "./account-fields.tsx";

/** To where the money goes, as its owner told it. */
export function AccountDialog({ transfer, onClose }: { transfer: OpenTransfer; onClose: () => void }) {
	const { id, name, amount, number } = transfer;
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const [account, setAccount] = useState({ holder: transfer.holder ?? name, iban: "" });
	const isOfField = Boolean(faults.holder || faults.iban);
	const save = () =>
		run(async () => {
			await officeApi.transfers.setAccount({ params: { id }, body: account });
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
				<AccountFields account={account} faults={faults} onChange={setAccount} autoFocus />
			</div>
		</Dialog>
	);
}
