import { useState } from "react";
import { ActSteps } from "../acts/act-steps.tsx";
import { officeApi } from "../api.ts";
import { Check } from "../ui/choice.tsx";
import { TextField } from "../ui/field.tsx";

/** One more comes along. */
export function ExtendDialog({ number, onClose }: { number: string; onClose: () => void }) {
	const [first, setFirst] = useState("");
	const [last, setLast] = useState("");
	const [reason, setReason] = useState("");
	const [mail, setMail] = useState(true);
	const params = { number };
	return (
		<ActSteps
			title="Person hinzufügen"
			verb="Hinzufügen"
			promise="Ja, eine Person kommt dazu."
			done="Eine Person ist dazugekommen."
			body={{
				persons: [{ first_name: first, last_name: last }],
				mail,
				...(reason.trim() ? { beyond_reason: reason } : {}),
			}}
			foresee={(body) => officeApi.bookingActs.foreseeExtend({ params, body })}
			act={(body) => officeApi.bookingActs.extend({ params, body })}
			onClose={onClose}
		>
			<TextField label="Vorname" autoFocus value={first} onChange={({ currentTarget: { value } }) => setFirst(value)} />
			<TextField label="Nachname" value={last} onChange={({ currentTarget: { value } }) => setLast(value)} />
			<TextField
				label="Grund, falls kein Platz frei ist"
				optional
				hint="Nur dann wird überbucht, und der Grund steht im Verlauf."
				value={reason}
				onChange={({ currentTarget: { value } }) => setReason(value)}
			/>
			<Check
				label="Bestätigung schicken"
				checked={mail}
				onChange={({ currentTarget: { checked } }) => setMail(checked)}
			/>
		</ActSteps>
	);
}
