import { useState } from "react";
import type { BookableDate } from "#contract/office/phone-bookings.ts";
import { ActSteps } from "../acts/act-steps.tsx";
import { officeApi } from "../api.ts";
import { Check } from "../ui/choice.tsx";
import { TextField } from "../ui/field.tsx";
import { personWords } from "../ui/person-words.ts";
import { chosenBookings, type Seated } from "./chosen.ts";
import { DateChoice } from "./date-choice.tsx";

interface MoveDialogProps {
	persons: readonly Seated[];
	/** Where they are now. */
	dateId: number;
	onClose: () => void;
}

/** Persons go to another date; those of one booking together, or some of it with a booking of their own. */
export function MoveDialog({ persons, dateId, onClose }: MoveDialogProps) {
	const [date, setDate] = useState<BookableDate | null>(null);
	const [mail, setMail] = useState(true);
	const [reason, setReason] = useState("");
	const isFull = date !== null && date.free !== null && date.free < persons.length;
	const body =
		date && (!isFull || reason.trim())
			? { bookings: chosenBookings(persons), date_id: date.id, mail, ...(isFull ? { beyond_reason: reason } : {}) }
			: null;
	return (
		<ActSteps
			title={`${personWords(persons.length)} umbuchen`}
			verb="Umbuchen"
			promise="Ja, sie ziehen um."
			done={`${personWords(persons.length)} umgebucht.`}
			body={body}
			foresee={(given) => officeApi.bookingActs.foreseeMove({ body: given })}
			act={(given) => officeApi.bookingActs.move({ body: given })}
			onClose={onClose}
		>
			<DateChoice chosen={date} onChoose={setDate} exceptId={dateId} />
			{isFull && (
				<TextField
					label="Grund für die Überbuchung"
					hint={`Frei ist ${Math.max(0, date.free ?? 0)}. Wer darüber hinausgeht, steht mit dem Grund im Verlauf.`}
					value={reason}
					onChange={({ currentTarget: { value } }) => setReason(value)}
				/>
			)}
			<Check
				label="Brief mit neuem Kalendereintrag schicken"
				checked={mail}
				onChange={({ currentTarget: { checked } }) => setMail(checked)}
			/>
		</ActSteps>
	);
}
