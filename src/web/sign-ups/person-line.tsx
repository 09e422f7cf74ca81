import { TextField } from "#browser/forms/text-field.tsx";
import { Button } from "#browser/ui/button.tsx";
import { TEXT_MAX_LENGTH } from "#contract/constants.ts";
import type { Booking } from "#contract/sign-ups.ts";
import type { Outcome } from "./booking-change.ts";
import { ChangeForm, type Fetcher, isBusy, TextButton } from "./change-form.tsx";
import { DoorCode } from "./door-code.tsx";
import { GiveBackQuestion } from "./give-back-question.tsx";
import { initialsOf, nameOf } from "./person-words.ts";

interface PersonLineProps {
	booking: Booking;
	person: Booking["persons"][number];
	fetcher: Fetcher;
	outcome: Outcome;
}

export function PersonLine({ booking, person, fetcher, outcome }: PersonLineProps) {
	const { position } = person;
	const name = nameOf(person);
	const about = position === 1 ? "hat gebucht" : booking.company;
	const asked = outcome && "position" in outcome && outcome.position === position ? outcome.kind : null;
	return (
		<li className="grid grid-cols-sign items-center gap-x-4 gap-y-2 border-b border-line py-4 sm:grid-cols-line">
			<span aria-hidden="true" className="chair bg-flieder-300 text-sm font-bold text-holunder-900">
				{initialsOf(person)}
			</span>
			<p className="min-w-0 leading-hit wrap-anywhere">
				<b className="block">{name}</b>
				{about && <small className="text-sm text-ink-2"> {about}</small>}
			</p>
			<div className="flex flex-wrap gap-x-5 max-sm:col-span-full print:hidden">
				{booking.can_be_renamed && (
					<ChangeForm fetcher={fetcher} change="ask-name" seats={[position]}>
						<TextButton label="Umbenennen" of={name} />
					</ChangeForm>
				)}
				{booking.can_be_changed && (
					<ChangeForm fetcher={fetcher} change="ask-give-back" seats={[position]}>
						<TextButton label="Zurückgeben" of={`Platz von ${name}`} />
					</ChangeForm>
				)}
			</div>
			{booking.can_be_renamed && person.code_rows.length > 0 && <DoorCode person={person} />}
			{asked === "rename" && <Rename person={person} fetcher={fetcher} />}
			{asked === "give-back" && <GiveBackQuestion booking={booking} persons={[person]} fetcher={fetcher} />}
		</li>
	);
}

function Rename({ person, fetcher }: Pick<PersonLineProps, "person" | "fetcher">) {
	const { position, first_name, last_name } = person;
	const name = { maxLength: TEXT_MAX_LENGTH, autoComplete: "off" } as const;
	return (
		<div className="col-span-full grid gap-3 pt-1">
			<p className="font-control">Wer kommt stattdessen?</p>
			<ChangeForm
				fetcher={fetcher}
				change="rename"
				seats={[position]}
				className="grid gap-3 sm:grid-cols-2 sm:items-end"
			>
				<TextField {...name} label="Vorname" name="first_name" defaultValue={first_name ?? ""} autoFocus />
				<TextField {...name} label="Nachname" name="last_name" defaultValue={last_name ?? ""} />
				<Button type="submit" size="sm" busy={isBusy(fetcher, "rename")} className="sm:justify-self-start">
					Speichern
				</Button>
			</ChangeForm>
			<ChangeForm fetcher={fetcher} change="keep">
				<TextButton label="Abbrechen" of={nameOf(person)} />
			</ChangeForm>
		</div>
	);
}
