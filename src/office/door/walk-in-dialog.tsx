import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import type { Door } from "./use-door.ts";

const Person = z.object({
	first_name: field.requiredText,
	last_name: field.requiredText,
	company: field.optionalText,
	email: z.optional(field.emptyOr(field.email)),
});

type Faults = Partial<Record<string, string>>;

const faultsOf = (issues: readonly z.core.$ZodIssue[]): Faults =>
	Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));

/** ROOM-03: on the list and there at once, also without a line and also where no seat is free. */
export function WalkInDialog({ door, onClose }: { door: Door; onClose: () => void }) {
	const [faults, setFaults] = useState<Faults>({});

	function add(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const read = z.safeParse(Person, Object.fromEntries(new FormData(form)));
		if (read.success) {
			door.walkIn(read.data);
			onClose();
			return;
		}
		setFaults(faultsOf(read.error.issues));
		(form.elements.namedItem(String(read.error.issues[0]?.path[0])) as HTMLElement | null)?.focus();
	}

	return (
		<Dialog
			title="Ohne Anmeldung da"
			lead="Steht sofort auf der Liste und gilt als da, auch wenn alle Plätze belegt sind. Post gibt es dazu keine."
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" type="submit" form="walk-in">
						Auf die Liste setzen
					</Button>
				</>
			}
		>
			<form id="walk-in" className="stack" noValidate onSubmit={add}>
				<TextField label="Vorname" name="first_name" autoComplete="off" autoFocus error={faults.first_name} />
				<TextField label="Nachname" name="last_name" autoComplete="off" error={faults.last_name} />
				<TextField label="Verein oder Institution" name="company" optional autoComplete="off" error={faults.company} />
				<TextField
					label="E-Mail"
					name="email"
					type="email"
					optional
					autoComplete="off"
					hint="Für die Teilnahmebescheinigung."
					error={faults.email}
				/>
			</form>
		</Dialog>
	);
}
