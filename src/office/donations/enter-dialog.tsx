import { useState } from "react";
import { useNavigate } from "react-router";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { typedEuro } from "#contract/money.ts";
import { DONATION_WAY_WORDS } from "#contract/office/donation-words.ts";
import { ENTERED_WAYS } from "#contract/office/donations.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Check } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { MoneyField, SelectField, TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { HomeFields, NO_HOME } from "./home-fields.tsx";
import { PurposeField } from "./purpose-field.tsx";

const WAYS = ENTERED_WAYS.map((value) => ({ value, label: DONATION_WAY_WORDS[value] }));
const HINTS: Record<(typeof ENTERED_WAYS)[number], string> = {
	cash: "Der Tag, an dem das Geld übergeben wurde.",
	waived_expenses:
		"Der Tag des Verzichts. Der Anspruch muss vorher vereinbart gewesen sein; auf der Bestätigung steht „Ja“.",
};

export function EnterButton({ purposes }: { purposes: readonly string[] }) {
	const [isOpen, setOpen] = useState(false);
	if (!useMay()("donations.write")) return null;
	return (
		<>
			<Button variant="primary" icon={icons.plus} onClick={() => setOpen(true)}>
				Spende eintragen
			</Button>
			{isOpen && <EnterDialog purposes={purposes} onClose={() => setOpen(false)} />}
		</>
	);
}

/** DON-01: what neither the bank nor the payment page tells of. */
function EnterDialog({ purposes, onClose }: { purposes: readonly string[]; onClose: () => void }) {
	const [typed, setTyped] = useState({
		way: "cash" as (typeof ENTERED_WAYS)[number],
		amount: "",
		paid_on: isoDay(berlinDay(new Date())),
		purpose: "",
		name: "",
		email: "",
		receipt_wanted: true,
		...NO_HOME,
	});
	const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
	const { busy, failure, faults, run } = useAct();
	const navigate = useNavigate();
	const save = () =>
		run(async () => {
			const { street_address, street_suffix, postcode, city, amount, ...rest } = typed;
			const home = typed.receipt_wanted ? { street_address, street_suffix, postcode, city } : {};
			const body = { ...rest, ...home, amount: typedEuro(amount) };
			const { data } = await officeApi.donations.enter({ body });
			onClose();
			toast("Die Spende ist eingetragen.");
			await navigate(officePaths.donation(data.reference));
		});
	const text = (key: "paid_on" | "name" | "email" | "amount") => ({
		value: typed[key],
		error: faults[key],
		onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change({ [key]: value }),
	});
	return (
		<Dialog
			title="Spende eintragen"
			lead="Für Bargeld und für Aufwendungen, auf deren Erstattung jemand verzichtet. Überweisungen kommen mit den Kontoauszügen herein. Sachspenden haben ein eigenes amtliches Muster und gehören nicht hierher."
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label="Eintragen" />}
		>
			<div className="stack">
				<Failure text={failure} />
				<div className="form">
					<SelectField
						label="Wie gegeben"
						className="c6"
						options={WAYS}
						value={typed.way}
						onChange={({ currentTarget: { value } }) => change({ way: value as typeof typed.way })}
					/>
					<MoneyField label="Betrag" className="c6" {...text("amount")} />
					<TextField label="Tag" type="date" hint={HINTS[typed.way]} {...text("paid_on")} />
					<PurposeField
						offered={purposes}
						value={typed.purpose}
						error={faults.purpose}
						onPick={(purpose) => change({ purpose })}
					/>
					<TextField label="Name" className="c6" {...text("name")} />
					<TextField label="E-Mail" type="email" optional className="c6" {...text("email")} />
					<Check
						label="Mit Zuwendungsbestätigung"
						checked={typed.receipt_wanted}
						onChange={({ currentTarget: { checked } }) => change({ receipt_wanted: checked })}
					/>
					{typed.receipt_wanted && <HomeFields typed={typed} faults={faults} onChange={change} />}
				</div>
			</div>
		</Dialog>
	);
}
