import { useState } from "react";
import type { OfficeBookingPage } from "#contract/office/booking-page.ts";
import { ActSteps } from "../acts/act-steps.tsx";
import { officeApi } from "../api.ts";
import { REFERENCE_FIELDS, referenceErrors } from "../invoices/references.ts";
import { Check } from "../ui/choice.tsx";
import { TextFields, textsOf } from "../ui/text-fields.tsx";

const FIELDS = [
	["first_name", "Vorname", "c6"],
	["last_name", "Nachname", "c6"],
	["company", "Institution", "c12"],
	["street_address", "Straße", "c9"],
	["street_suffix", "Hausnummer", "c3"],
	["postcode", "Postleitzahl", "c4"],
	["city", "Ort", "c8"],
	["email", "E-Mail", "c6"],
	["phone", "Telefon", "c6"],
	...REFERENCE_FIELDS,
] as const;

/** Where letters and invoices of a booking go; an invoice itself is never changed but written anew. */
export function CorrectDialog({ booking, onClose }: { booking: OfficeBookingPage; onClose: () => void }) {
	const [contact, setContact] = useState(() => textsOf(FIELDS, booking));
	const [newInvoice, setNewInvoice] = useState(false);
	const [mail, setMail] = useState(false);
	const errors = referenceErrors(contact);
	const isReferredOtherwise = REFERENCE_FIELDS.some(([name]) => contact[name] !== (booking[name] ?? ""));
	const params = { number: booking.number };
	return (
		<ActSteps
			title="Anschrift und E-Mail berichtigen"
			verb="Berichtigen"
			promise="Ja, so stimmt es."
			done="Die Buchung ist berichtigt."
			body={
				errors.leitweg_id
					? null
					: { ...contact, new_invoice: newInvoice || isReferredOtherwise, mail: mail && contact.email !== "" }
			}
			foresee={(body) => officeApi.bookingActs.foreseeCorrect({ params, body })}
			act={(body) => officeApi.bookingActs.correct({ params, body })}
			onClose={onClose}
		>
			<TextFields fields={FIELDS} values={contact} errors={errors} onChange={setContact} />
			{booking.gross > 0 && (
				<Check
					label="Rechnung neu ausstellen"
					hint={`Die bisherige wird aufgehoben. Was bezahlt ist, zählt für die neue.${isReferredOtherwise ? " Bestellnummer und Leitweg-ID stehen nur auf einer neuen." : ""}`}
					checked={newInvoice || isReferredOtherwise}
					disabled={isReferredOtherwise}
					onChange={({ currentTarget: { checked } }) => setNewInvoice(checked)}
				/>
			)}
			<Check
				label="Bestätigung noch einmal schicken"
				checked={mail}
				onChange={({ currentTarget: { checked } }) => setMail(checked)}
			/>
		</ActSteps>
	);
}
