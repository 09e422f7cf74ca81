import { useState } from "react";
import { formatEuro } from "#contract/money.ts";
import type { BankItem } from "#contract/office/bank-shapes.ts";
import { FindItems } from "../bank/find-items.tsx";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { useAct } from "../ui/use-act.ts";

interface AssignDialogProps {
	/** The payment, in words. */
	words: string;
	amount: number;
	onSave: (invoiceId: number) => Promise<void>;
	onClose: () => void;
}

const openWords = ({ open }: BankItem, amount: number): string =>
	open < amount
		? `${formatEuro(open)} offen, ${formatEuro(amount - open)} gehen zurück`
		: `${formatEuro(open)} offen${open > amount ? `, ${formatEuro(open - amount)} bleiben es` : ""}`;

/** Money for another invoice that waits for it. */
export function AssignDialog({ words, amount, onSave, onClose }: AssignDialogProps) {
	const [found, setFound] = useState<readonly BankItem[]>([]);
	const [chosen, setChosen] = useState<number | null>(null);
	const [isMissing, setMissing] = useState(false);
	const { busy, failure, run } = useAct();
	const current = found.find(({ id }) => id === chosen);
	const save = () =>
		run(async () => {
			setMissing(!current);
			if (!current) return;
			await onSave(current.id);
			onClose();
		});
	return (
		<Dialog
			title="Zahlung zuordnen"
			lead={`${words} zählen für eine andere offene Rechnung. Was darüber ist, geht zurück. Die Zuordnung lässt sich bei der Zahlung zurücknehmen.`}
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label="Zuordnen" />}
		>
			<div className="stack">
				<Failure text={failure} />
				<FindItems onFound={(items) => setFound(items.filter(({ kind, open }) => kind === "invoice" && open > 0))} />
				<fieldset className="stack">
					<legend className="sr-only">Für welche Rechnung?</legend>
					{found.map((item) => (
						<Choice
							key={item.id}
							name="invoice"
							label={`${item.number}, ${item.name}`}
							hint={openWords(item, amount)}
							checked={item === current}
							onChange={() => setChosen(item.id)}
						/>
					))}
				</fieldset>
				{found.length === 0 && <p className="muted">Such nach der Nummer, dem Namen oder dem Betrag.</p>}
				{isMissing && !current && (
					<p className="msg-bad" role="alert">
						Wähle zuerst eine Rechnung.
					</p>
				)}
			</div>
		</Dialog>
	);
}
