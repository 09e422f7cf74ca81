import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatEuro } from "#contract/money.ts";
import type { OrderRefund } from "#contract/office/order-money.ts";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { officeApi } from "../api.ts";
import { AccountFields } from "../debits/account-fields.tsx";
import { toast } from "../toasts/toasts.ts";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

interface TransferDialogProps {
	order: OfficeOrderPage;
	refund: OrderRefund;
	onClose: () => void;
}

/** ORDER-05: what the provider refuses for good; the account is typed in or asked for by mail. */
export function TransferDialog({ order: { number, name }, refund: { id, amount }, onClose }: TransferDialogProps) {
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const [isKnown, setIsKnown] = useState(true);
	const [reason, setReason] = useState("");
	const [account, setAccount] = useState({ holder: name, iban: "" });
	const isOfField = Boolean(faults.reason || faults.holder || faults.iban);
	const save = () =>
		run(async () => {
			const body = { reason, ...(isKnown ? account : {}) };
			await officeApi.orderMoney.transferRefund({ params: { number, id }, body });
			await revalidate();
			toast(isKnown ? "Steht jetzt unter „Erstattungen“ zum Überweisen." : "Wir fragen per Mail nach dem Konto.");
			onClose();
		});
	return (
		<Dialog
			title={`${formatEuro(amount)} überweisen`}
			lead="Der Zahlungsdienst wird dafür nie mehr gefragt. Vorher sehen wir nach, ob er das Geld nicht doch erstattet hat. Ein Brief sagt Bescheid."
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label="Überweisen" isFinal />}
		>
			<div className="stack">
				<Failure text={isOfField ? null : failure} />
				<TextField
					label="Grund"
					hint="Warum der Zahlungsdienst es nicht tut, für den Verlauf."
					maxLength={200}
					autoFocus
					value={reason}
					error={faults.reason}
					onChange={({ currentTarget: { value } }) => setReason(value)}
				/>
				<fieldset className="stack">
					<legend className="sr-only">Konto</legend>
					<Choice name="account" label="Das Konto ist bekannt" checked={isKnown} onChange={() => setIsKnown(true)} />
					<Choice
						name="account"
						label="Per Mail nach dem Konto fragen"
						hint="Du trägst es ein, sobald die Antwort da ist."
						checked={!isKnown}
						onChange={() => setIsKnown(false)}
					/>
				</fieldset>
				{isKnown && <AccountFields account={account} faults={faults} onChange={setAccount} />}
			</div>
		</Dialog>
	);
}
