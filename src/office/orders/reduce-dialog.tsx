import { useState } from "react";
import { formatEuro, typedEuro } from "#contract/money.ts";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { ActSteps } from "../acts/act-steps.tsx";
import { officeApi } from "../api.ts";
import { MoneyField, TextField } from "../ui/field.tsx";

/** ORDER-05 OFF-050: less is owed of an invoice that is not paid yet; never without a reason. */
export function ReduceDialog({ order, onClose }: { order: OfficeOrderPage; onClose: () => void }) {
	const { number, reducible: open } = order;
	const [amount, setAmount] = useState("");
	const [reason, setReason] = useState("");
	const wanted = typedEuro(amount) || 0;
	const isNoAmount = /[^\d.,\s€]/.test(amount);
	const isTooMuch = wanted >= open;
	const isComplete = reason.trim() !== "" && wanted > 0 && !isTooMuch;
	const params = { number };
	return (
		<ActSteps
			title={`Von ${number} einen Teil gutschreiben`}
			verb="Beleg schreiben"
			promise="Ja, so viel weniger ist zu bezahlen."
			done="Die Rechnung ist gemindert."
			body={isComplete ? { amount: wanted, reason, open } : null}
			foresee={(decided) => officeApi.orderMoney.foreseeReduction({ params, body: decided })}
			act={(decided) => officeApi.orderMoney.reduce({ params, body: decided })}
			onClose={onClose}
		>
			<p>{`Offen sind ${formatEuro(open)}. Die Rechnung bleibt, wie sie ist; eine Rechnungskorrektur mindert sie, und der Brief bringt sie mit.`}</p>
			<MoneyField
				label="Betrag"
				value={amount}
				error={
					isTooMuch
						? `Weniger als ${formatEuro(open)}. Für alles gibt es den Widerruf.`
						: isNoAmount
							? "Bitte einen Betrag angeben"
							: undefined
				}
				onChange={({ currentTarget: { value } }) => setAmount(value)}
			/>
			<TextField
				label="Grund"
				hint="Steht auf dem Beleg und im Brief."
				value={reason}
				onChange={({ currentTarget: { value } }) => setReason(value)}
			/>
		</ActSteps>
	);
}
