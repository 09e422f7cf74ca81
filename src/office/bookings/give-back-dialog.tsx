import { useState } from "react";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { ActSteps } from "../acts/act-steps.tsx";
import { officeApi } from "../api.ts";
import { Check, Choice } from "../ui/choice.tsx";
import { TextField } from "../ui/field.tsx";
import { personWords } from "../ui/person-words.ts";
import { chosenBookings, type Seated } from "./chosen.ts";

interface GiveBackDialogProps {
	persons: readonly Seated[];
	/** When it begins. */
	date: string;
	onClose: () => void;
}

/** Seats go back; until the day before what they cost is credited unless the office decides otherwise. */
export function GiveBackDialog({ persons, date, onClose }: GiveBackDialogProps) {
	const isFreeOfCharge = isoDay(berlinDay(new Date())) < date.slice(0, 10);
	const [credit, setCredit] = useState(isFreeOfCharge);
	const [mail, setMail] = useState(true);
	const [reason, setReason] = useState("");
	const body = reason.trim() ? { bookings: chosenBookings(persons), credit, mail, reason } : null;
	return (
		<ActSteps
			title={`${personWords(persons.length)} stornieren`}
			verb="Stornieren"
			promise="Ja, die Plätze werden frei."
			done={persons.length === 1 ? "1 Platz ist frei." : `${persons.length} Plätze sind frei.`}
			body={body}
			foresee={(given) => officeApi.bookingActs.foreseeGiveBack({ body: given })}
			act={(given) => officeApi.bookingActs.giveBack({ body: given })}
			onClose={onClose}
		>
			<TextField label="Grund" autoFocus value={reason} onChange={({ currentTarget: { value } }) => setReason(value)} />
			<fieldset className="stack">
				<legend>Geld</legend>
				<Choice
					name="credit"
					label="Gutschreiben"
					hint={
						isFreeOfCharge
							? "Wie in den AGB: kostenlos bis zum Tag davor. Was bezahlt ist, wird erstattet."
							: "Aus Kulanz: Die Frist der AGB ist vorbei. Was bezahlt ist, wird erstattet."
					}
					checked={credit}
					onChange={() => setCredit(true)}
				/>
				<Choice
					name="credit"
					label="Nichts gutschreiben"
					hint="Die Rechnung bleibt. Der Grund steht im Verlauf."
					checked={!credit}
					onChange={() => setCredit(false)}
				/>
			</fieldset>
			<Check
				label="Brief an die Buchenden schicken"
				checked={mail}
				onChange={({ currentTarget: { checked } }) => setMail(checked)}
			/>
		</ActSteps>
	);
}
