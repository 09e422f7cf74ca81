import { useState } from "react";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { ActSteps } from "../acts/act-steps.tsx";
import { officeApi } from "../api.ts";
import { REFERENCE_FIELDS, referenceErrors } from "../invoices/references.ts";
import { Check } from "../ui/choice.tsx";
import { TextFields, textsOf } from "../ui/text-fields.tsx";

const FIELDS = [
	["company", "Institution", "c12"],
	["name", "Name", "c12"],
	["street_address", "Straße", "c9"],
	["street_suffix", "Hausnummer", "c3"],
	["postcode", "Postleitzahl", "c4"],
	["city", "Ort", "c8"],
	...REFERENCE_FIELDS,
] as const;

/** OFF-050: a document is never changed; two new ones put it right. */
export function CorrectDialog({ order, onClose }: { order: OfficeOrderPage; onClose: () => void }) {
	const [address, setAddress] = useState(() => textsOf(FIELDS, order));
	const [mail, setMail] = useState(true);
	const errors = referenceErrors(address);
	const params = { number: order.number };
	return (
		<ActSteps
			title="Rechnung berichtigen"
			verb="Berichtigen"
			promise="Ja, so stimmt es."
			done="Die Rechnung ist neu geschrieben."
			body={errors.leitweg_id ? null : { ...address, mail }}
			foresee={(body) => officeApi.orderPage.foreseeCorrection({ params, body })}
			act={(body) => officeApi.orderPage.correct({ params, body })}
			onClose={onClose}
		>
			<p>Ein Beleg wird nie geändert: Der alte wird aufgehoben, und eine neue Rechnung trägt die richtigen Angaben.</p>
			<TextFields
				fields={FIELDS}
				values={address}
				optional={["company", "order_reference", "leitweg_id"]}
				errors={errors}
				onChange={setAddress}
			/>
			<Check
				label="Beide Belege schicken"
				hint={`An ${order.email}`}
				checked={mail}
				onChange={({ currentTarget: { checked } }) => setMail(checked)}
			/>
		</ActSteps>
	);
}
