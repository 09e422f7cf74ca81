import { useState } from "react";
import { formatEuro, typedEuro } from "#contract/money.ts";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { ActSteps } from "../acts/act-steps.tsx";
import { officeApi } from "../api.ts";
import { Check, Choice } from "../ui/choice.tsx";
import { MoneyField, TextField } from "../ui/field.tsx";

const WAYS = {
	provider: "durch den Zahlungsdienst",
	transfer: "als Überweisung, sie steht danach in den Erstattungen",
};

/** ORDER-05: everything that is left, or a part; never without a reason. */
export function RefundDialog({ order, onClose }: { order: OfficeOrderPage; onClose: () => void }) {
	const { refundable: rest, number, payment_method } = order;
	const [isPart, setIsPart] = useState(true);
	const [amount, setAmount] = useState("");
	const [reason, setReason] = useState("");
	const [endAccess, setEndAccess] = useState(true);
	const wanted = typedEuro(amount) || 0;
	const isNoAmount = /[^\d.,\s€]/.test(amount);
	const isTooMuch = isPart && wanted > rest;
	const isComplete = reason.trim() !== "" && (!isPart || (wanted > 0 && !isTooMuch));
	const body = { ...(isPart ? { amount: wanted } : {}), reason, rest, end_access: !isPart && endAccess };
	const params = { number };
	const isByBooks = payment_method === "invoice" || payment_method === "direct_debit";
	return (
		<ActSteps
			title={`${number} erstatten`}
			verb="Beleg schreiben"
			promise="Ja, das Geld geht zurück."
			done="Die Erstattung ist veranlasst."
			body={isComplete ? body : null}
			foresee={(decided) => officeApi.orderMoney.foreseeRefund({ params, body: decided })}
			act={(decided) => officeApi.orderMoney.refund({ params, body: decided })}
			onClose={onClose}
		>
			<p>{`Bis zu ${formatEuro(rest)} können zurückgehen, ${WAYS[isByBooks ? "transfer" : "provider"]}. Es entsteht ein Beleg, den der Brief mitbringt.`}</p>
			<fieldset className="stack">
				<legend className="sr-only">Wie viel</legend>
				<Choice
					name="how-much"
					label="Einen Teil"
					hint="Der Zugang zu den Filmen bleibt."
					checked={isPart}
					onChange={() => setIsPart(true)}
				/>
				<Choice
					name="how-much"
					label={`Alles, ${formatEuro(rest)}`}
					hint="Was von der Rechnung noch steht, wird aufgehoben."
					checked={!isPart}
					onChange={() => setIsPart(false)}
				/>
			</fieldset>
			{isPart ? (
				<MoneyField
					label="Betrag"
					value={amount}
					error={isTooMuch ? `Höchstens ${formatEuro(rest)}` : isNoAmount ? "Bitte einen Betrag angeben" : undefined}
					onChange={({ currentTarget: { value } }) => setAmount(value)}
				/>
			) : (
				<Check
					label="Zugang zu den Filmen beenden"
					checked={endAccess}
					onChange={({ currentTarget: { checked } }) => setEndAccess(checked)}
				/>
			)}
			<TextField
				label="Grund"
				hint="Steht auf dem Beleg und im Brief."
				value={reason}
				onChange={({ currentTarget: { value } }) => setReason(value)}
			/>
		</ActSteps>
	);
}
