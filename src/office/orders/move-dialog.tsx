import { useState } from "react";
import { ActSteps } from "../acts/act-steps.tsx";
import { officeApi } from "../api.ts";
import { TextField } from "../ui/field.tsx";

interface MoveDialogProps {
	number: string;
	id: number;
	/** The payment, in words. */
	words: string;
	onClose: () => void;
}

/** ORDER-06: money that pays another order, which waits or had lapsed. */
export function MoveDialog({ number, id, words, onClose }: MoveDialogProps) {
	const [order, setOrder] = useState("");
	const params = { number, id };
	const body = order.trim() === "" ? null : { order: order.trim() };
	return (
		<ActSteps
			title="Andere Bestellung bezahlen"
			verb="Bestellung abschließen"
			promise="Ja, die andere Bestellung ist damit bezahlt."
			done="Die andere Bestellung ist bezahlt. Die Bestätigung geht hinaus."
			body={body}
			foresee={(decided) => officeApi.orderMoney.foreseePayment({ params, body: decided })}
			act={(decided) => officeApi.orderMoney.movePayment({ params, body: decided })}
			onClose={onClose}
		>
			<p>{`${words} bezahlen eine andere Bestellung, die noch wartet oder verfallen ist. Was darüber ist, geht zurück.`}</p>
			<TextField
				label="Nummer der Bestellung"
				hint="Wie VSZ-2026-000123-K7QM"
				autoComplete="off"
				value={order}
				onChange={({ currentTarget: { value } }) => setOrder(value)}
			/>
		</ActSteps>
	);
}
