import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { formatEuro } from "#contract/money.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { FromDoor } from "../phone/phone-form.ts";
import { useMay } from "../session/colleague.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
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
	const [withInvoice, setWithInvoice] = useState(false);
	const navigate = useNavigate();
	const { id, price } = door.list;

	function add(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const read = z.safeParse(Person, Object.fromEntries(new FormData(form)));
		if (read.success && withInvoice) {
			const { first_name, last_name, company = "", email = "" } = read.data;
			const state: FromDoor = { fromDoor: { first_name, last_name, company, email } };
			void navigate(officePaths.newBookingFor(id), { state });
			return;
		}
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
			lead={
				withInvoice
					? "Du nimmst gleich eine Buchung mit Anschrift auf; die Rechnung geht per Mail hinaus oder wird gedruckt. Danach hakst du hier ab."
					: "Steht sofort auf der Liste und gilt als da, auch wenn alle Plätze belegt sind. Post gibt es dazu keine."
			}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" type="submit" form="walk-in">
						{withInvoice ? "Weiter zur Buchung" : "Auf die Liste setzen"}
					</Button>
				</>
			}
		>
			<form id="walk-in" className="stack" noValidate onSubmit={add}>
				{price !== null && <Payment price={price} withInvoice={withInvoice} onChange={setWithInvoice} />}
				<TextField label="Vorname" name="first_name" autoComplete="off" autoFocus error={faults.first_name} />
				<TextField label="Nachname" name="last_name" autoComplete="off" error={faults.last_name} />
				<TextField label="Verein oder Institution" name="company" optional autoComplete="off" error={faults.company} />
				<TextField
					label="E-Mail"
					name="email"
					type="email"
					optional
					autoComplete="off"
					hint={withInvoice ? "Für Rechnung und Teilnahmebescheinigung." : "Für die Teilnahmebescheinigung."}
					error={faults.email}
				/>
			</form>
		</Dialog>
	);
}

interface PaymentProps {
	price: number;
	withInvoice: boolean;
	onChange: (withInvoice: boolean) => void;
}

/** A seminar with a price: as a guest, or with an invoice, which needs an address and a line. */
function Payment({ price, withInvoice, onChange }: PaymentProps) {
	const may = useMay();
	const canBook = may("bookings.write") && navigator.onLine;
	const hint = canBook
		? "Weiter zur Buchung dieses Termins. Braucht Netz."
		: may("bookings.write")
			? "Gerade ohne Netz: Das geht, sobald es wieder da ist."
			: "Das nimmt das Büro auf.";
	return (
		<fieldset className="stack">
			<legend>Was kostet der Platz?</legend>
			<Choice
				name="payment"
				label="Kostenlos"
				hint="Ohne Rechnung. Geht auch ohne Netz."
				checked={!withInvoice}
				onChange={() => onChange(false)}
			/>
			<Choice
				name="payment"
				label={`Mit Rechnung über ${formatEuro(price)}`}
				hint={hint}
				checked={withInvoice}
				disabled={!canBook}
				onChange={() => onChange(true)}
			/>
		</fieldset>
	);
}
