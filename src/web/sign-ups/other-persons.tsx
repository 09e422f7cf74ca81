import type { ComponentProps } from "react";
import { TextField } from "#browser/forms/text-field.tsx";
import { TEXT_MAX_LENGTH } from "#contract/constants.ts";
import { type NameField, OTHERS } from "./sign-up-definition.ts";

interface OtherPersonsProps {
	persons: number;
	control: (name: NameField) => Omit<ComponentProps<typeof TextField>, "label">;
}

/** Names for the list and the confirmations; they can be given later, too. */
export function OtherPersons({ persons, control }: OtherPersonsProps) {
	return (
		<>
			<p className="text-sm text-ink-2">
				Wer kommt noch? Die Namen helfen uns bei der Teilnahmeliste. Du kannst sie auch später nachtragen.
			</p>
			{OTHERS.filter((person) => person <= persons).map((person) => (
				<div key={person} className="grid grid-cols-1 gap-x-5 gap-y-4.5 sm:grid-cols-2">
					<TextField
						{...control(`first_name_${person}`)}
						label={`Vorname, Person ${person}`}
						optional
						maxLength={TEXT_MAX_LENGTH}
						autoComplete="off"
					/>
					<TextField
						{...control(`last_name_${person}`)}
						label={`Nachname, Person ${person}`}
						optional
						maxLength={TEXT_MAX_LENGTH}
						autoComplete="off"
					/>
				</div>
			))}
		</>
	);
}
