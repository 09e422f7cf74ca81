import { useState } from "react";
import { ActSteps } from "../acts/act-steps.tsx";
import { officeApi } from "../api.ts";
import { TextAreaField } from "../ui/field.tsx";

/** ORDER-04: the reason first, then the letter that carries it, then it is sent. */
export function RefuseDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
	const [reason, setReason] = useState("");
	const params = { id };
	return (
		<ActSteps
			title={`Widerruf von ${name} ablehnen`}
			verb="Ablehnen"
			promise="Ja, der Vertrag besteht weiter."
			done="Der Widerruf ist abgelehnt."
			body={reason.trim() === "" ? null : { reason: reason.trim() }}
			foresee={(body) => officeApi.withdrawals.foreseeRefusal({ params, body })}
			act={(body) => officeApi.withdrawals.refuse({ params, body })}
			onClose={onClose}
		>
			<p>Lehne nur ab, was sicher nicht gilt: weil die Frist vorbei war oder das Recht erloschen ist.</p>
			<TextAreaField
				label="Grund"
				hint="Steht so im Brief."
				rows={4}
				maxLength={500}
				value={reason}
				onChange={({ currentTarget: { value } }) => setReason(value)}
			/>
		</ActSteps>
	);
}
