import { useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { TextField } from "#browser/forms/text-field.tsx";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import { Checkbox } from "#browser/ui/checkbox.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { TEXT_MAX_LENGTH } from "#contract/constants.ts";
import type { Booking } from "#contract/sign-ups.ts";
import { CHANGE, type Change, nameField, type Outcome, SEAT } from "./booking-change.ts";

type Persons = Booking["persons"];

/** The names of those who come, and the seats that can be given back until the day before. */
export function BookedPersons({ booking }: { booking: Booking }) {
	const fetcher = useFetcher<Outcome>();
	const withoutScript = useActionData<Outcome>();
	const outcome = fetcher.data ?? withoutScript;
	const notice = useFocusOnChange<HTMLDivElement>(outcome);
	const sent = fetcher.formData?.get(CHANGE);
	const coming = booking.persons.filter(({ cancelled }) => !cancelled);
	return (
		<div className="grid max-w-column gap-6 empty:hidden">
			{outcome && (
				<div ref={notice} tabIndex={-1}>
					<Notice kind={outcome.kind} role={outcome.kind === "ok" ? "status" : "alert"}>
						<p>{outcome.text}</p>
					</Notice>
				</div>
			)}
			{booking.can_be_renamed && (
				<section aria-labelledby="plaetze" className="grid gap-6">
					<h2 id="plaetze" className="text-h3">
						Wer kommt?
					</h2>
					<fetcher.Form method="post" className="grid gap-5">
						<Names coming={coming} busy={sent === ("names" satisfies Change)} />
					</fetcher.Form>
					{booking.can_be_changed && (
						<fetcher.Form method="post">
							<Seats coming={coming} busy={sent === ("seats" satisfies Change)} />
						</fetcher.Form>
					)}
				</section>
			)}
		</div>
	);
}

interface PartProps {
	coming: Persons;
	busy: boolean;
}

const Names = ({ coming, busy }: PartProps) => (
	<>
		<input type="hidden" name={CHANGE} value={"names" satisfies Change} />
		{coming.map(({ position, first_name, last_name }) => (
			<div key={position} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
				<TextField
					label={`Vorname, Person ${position}`}
					name={nameField("first_name", position)}
					defaultValue={first_name ?? ""}
					maxLength={TEXT_MAX_LENGTH}
					autoComplete="off"
				/>
				<TextField
					label={`Nachname, Person ${position}`}
					name={nameField("last_name", position)}
					defaultValue={last_name ?? ""}
					maxLength={TEXT_MAX_LENGTH}
					autoComplete="off"
				/>
			</div>
		))}
		<Button type="submit" variant="line" busy={busy} className="sm:justify-self-start">
			Namen speichern
		</Button>
	</>
);

function Seats({ coming, busy }: PartProps) {
	const [ticked, setTicked] = useState<number[]>([]);
	const isAll = coming.every(({ position }) => ticked.includes(position));
	return (
		<fieldset className="grid gap-2 border-t border-line pt-6">
			<legend className="text-h4 font-legend">Plätze zurückgeben</legend>
			<input type="hidden" name={CHANGE} value={"seats" satisfies Change} />
			<p className="text-ink-2">Kostenlos bis zum Tag vor dem Termin. So bekommt jemand anderes den Platz.</p>
			{coming.map(({ position, first_name, last_name }) => (
				<Checkbox
					key={position}
					name={SEAT}
					value={position}
					checked={ticked.includes(position)}
					onChange={({ currentTarget: { checked } }) =>
						setTicked(checked ? [...ticked, position] : ticked.filter((other) => other !== position))
					}
				>
					<span className="wrap-anywhere">
						{[first_name, last_name].filter(Boolean).join(" ") || `Person ${position}`}
					</span>
				</Checkbox>
			))}
			<Button type="submit" variant="line" busy={busy} className="mt-2 sm:justify-self-start">
				{isAll ? "Alle Plätze absagen" : "Gewählte Plätze absagen"}
			</Button>
		</fieldset>
	);
}
