import { useEffect, useRef } from "react";
import { Button } from "#browser/ui/button.tsx";
import type { Booking } from "#contract/sign-ups.ts";
import { ChangeForm, type Fetcher, isBusy } from "./change-form.tsx";
import { countWord, nameOf } from "./person-words.ts";

interface GiveBackQuestionProps {
	booking: Booking;
	/** Whose seats would go. */
	persons: Booking["persons"];
	fetcher: Fetcher;
}

/** Giving back asks once, in place, and names person and consequence. */
export function GiveBackQuestion({ booking, persons, fetcher }: GiveBackQuestionProps) {
	const question = useRef<HTMLParagraphElement>(null);
	useEffect(() => question.current?.focus(), []);
	const [first] = persons;
	const many = persons.length > 1;
	const left = booking.number_of_persons - persons.length;
	return (
		<div className="col-span-full mt-2 grid gap-3.5 rounded-lg border-firm border-warn-line bg-warn-bg p-5 print:hidden">
			<p ref={question} tabIndex={-1}>
				<b className="block">
					{many
						? `Wirklich alle ${countWord(persons.length)} Plätze zurückgeben?`
						: `Den Platz von ${first ? nameOf(first) : ""} wirklich zurückgeben?`}
				</b>
				{many ? "Sie sind" : "Er ist"} sofort wieder frei, zuerst für die Warteliste.{" "}
				{left > 0 && (left === 1 ? "Der andere Platz bleibt. " : "Die anderen Plätze bleiben. ")}
				{booking.documents.length > 0
					? "Die Rechnungskorrektur kommt per E-Mail."
					: `Zehn Minuten lang kannst du es rückgängig machen, solange niemand anderes ${many ? "sie" : "ihn"} hat.`}
			</p>
			<div className="flex flex-wrap gap-3">
				<ChangeForm
					fetcher={fetcher}
					change="give-back"
					seats={persons.map(({ position }) => position)}
					className="max-sm:grid max-sm:w-full"
				>
					<Button type="submit" size="sm" busy={isBusy(fetcher, "give-back")}>
						Ja, zurückgeben
					</Button>
				</ChangeForm>
				<ChangeForm fetcher={fetcher} change="keep" className="max-sm:grid max-sm:w-full">
					<Button type="submit" size="sm" variant="line" className="bg-surface">
						Nein, behalten
					</Button>
				</ChangeForm>
			</div>
		</div>
	);
}
