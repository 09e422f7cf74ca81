import { useState } from "react";
import { useRevalidator } from "react-router";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { formatEuro, typedEuro } from "#contract/money.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Check } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { MoneyField, TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

/** What is owed of one invoice. */
export interface Owed {
	invoice_id: number | null;
	open: number;
}

/** Money has arrived: when, how much, and if need be why. It can be taken back for ten seconds, and later under Geld. */
export function PayDialog({ persons, onClose }: { persons: readonly Owed[]; onClose: () => void }) {
	const owed = new Map(persons.flatMap(({ invoice_id, open }) => (invoice_id && open > 0 ? [[invoice_id, open]] : [])));
	const sum = [...owed.values()].reduce((total, open) => total + open, 0);
	const [day, setDay] = useState(isoDay(berlinDay(new Date())));
	const [amount, setAmount] = useState(sum.toFixed(2).replace(".", ","));
	const [reason, setReason] = useState("");
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const isOne = owed.size === 1;
	const more = isOne ? Math.round((typedEuro(amount) - sum) * 100) / 100 : 0;
	const [isMeant, setMeant] = useState(false);
	const save = () =>
		run(async () => {
			if (more > 0 && !isMeant) throw refuse("invalid", { amount: ["Betrag: So viel ist nicht offen"] });
			const given = { invoices: [...owed.keys()], paid_on: day, reason };
			const { data } = await officeApi.payments.note({ body: isOne ? { ...given, amount: typedEuro(amount) } : given });
			await revalidate();
			onClose();
			toast(`${formatEuro(data.amount)} als bezahlt notiert.`, async () => {
				await officeApi.payments.takeBack({ body: { ids: data.ids } });
				await revalidate();
			});
		});
	return (
		<Dialog
			title={isOne ? "Zahlung notieren" : `Zahlung von ${owed.size} Rechnungen notieren`}
			lead={isOne ? undefined : `Zusammen ${formatEuro(sum)}: von jeder das, was offen ist.`}
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label="Bezahlt" />}
		>
			<div className="stack">
				<Failure text={failure} />
				<TextField
					label="Eingegangen am"
					type="date"
					value={day}
					error={faults.paid_on}
					onChange={({ currentTarget: { value } }) => setDay(value)}
				/>
				{isOne && (
					<MoneyField
						label="Betrag"
						value={amount}
						error={faults.amount}
						onChange={({ currentTarget: { value } }) => setAmount(value)}
					/>
				)}
				{more > 0 && (
					<Check
						label={`Ja, es kamen ${formatEuro(typedEuro(amount))}: ${formatEuro(more)} mehr, als offen ist.`}
						checked={isMeant}
						onChange={({ currentTarget: { checked } }) => setMeant(checked)}
					/>
				)}
				<TextField
					label="Bemerkung"
					optional
					value={reason}
					onChange={({ currentTarget: { value } }) => setReason(value)}
				/>
			</div>
		</Dialog>
	);
}
