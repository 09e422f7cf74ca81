import { type MetaArgs, useActionData } from "react-router";
import { DonationRequest } from "#contract/donations.ts";
import { defineForm } from "#web/forms/definition.ts";
import { formAction } from "#web/forms/form-action.ts";
import { PrivacyNote } from "#web/forms/form-notes.tsx";
import { FormSummary } from "#web/forms/form-summary.tsx";
import { Honeypot } from "#web/forms/honeypot.tsx";
import { TextField } from "#web/forms/text-field.tsx";
import { Tiles } from "#web/forms/tiles.tsx";
import { useFocusOnChange } from "#web/forms/use-focus-on-change.ts";
import { type Form, useForm } from "#web/forms/use-form.ts";
import type { PageHandle } from "#web/frame/bare.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { Button } from "#web/ui/button.tsx";
import { chosenAmount, donateLabel } from "./amount.ts";
import { TransferView } from "./transfer-view.tsx";

const RHYTHMS = [
	["one_off", "einmalig"],
	["monthly", "monatlich"],
] as const;
const AMOUNTS = ["10", "25", "50", "100"].map((euro) => [euro, `${euro}\u00a0€`] as const);

const donationForm = defineForm({
	schema: DonationRequest,
	initial: {
		rhythm: "one_off" as DonationRequest["rhythm"],
		choice: "25",
		amount: "",
		name: "",
		email: "",
		website: "",
	},
	body: ({ rhythm, choice, amount, name, email, website }) => ({
		amount: chosenAmount({ choice, amount }),
		rhythm,
		name: name.trim() || undefined,
		email: email.trim() || undefined,
		website,
	}),
	send: (api, body) => api.donations.pledge({ body }),
});

export const handle: PageHandle = { bare: true };
export const action = formAction(donationForm);
export const meta = (args: MetaArgs) => pageMeta(args, { title: "Deine Spende", noIndex: true });

/** FORM-13: stands in a frame of the donation page. */
export default function DonateFormPage() {
	const form = useForm(donationForm, useActionData());
	const heading = useFocusOnChange<HTMLHeadingElement>(form.success);
	return (
		<div className="grid gap-5">
			<h1 ref={heading} tabIndex={-1} className="text-[1.625rem] leading-(--leading-snug) font-stretch-92%">
				{form.result ? "Jetzt noch überweisen" : "Deine Spende"}
			</h1>
			{form.result ? <TransferView transfer={form.result.data} /> : <Fields form={form} />}
		</div>
	);
}

function Fields({ form }: { form: Form<typeof donationForm.initial, unknown> }) {
	const { rhythm, choice, amount } = form.values;
	const pickAmount = (picked: string) => {
		form.set("choice", picked);
		form.set("amount", "");
	};
	return (
		<form {...form.props()} className="grid gap-5">
			<FormSummary form={form} failure="Das hat nicht geklappt. Bitte versuche es später noch einmal." />
			<Tiles
				legend="Wie oft?"
				name="rhythm"
				options={RHYTHMS}
				value={rhythm}
				onPick={(picked) => form.set("rhythm", picked)}
			/>
			<Tiles
				legend="Betrag"
				name="choice"
				options={AMOUNTS}
				value={amount.trim() === "" ? choice : ""}
				onPick={pickAmount}
				size="lg"
			/>
			<TextField
				{...form.text("amount")}
				label="Anderer Betrag in Euro"
				optional
				inputMode="decimal"
				autoComplete="off"
			/>
			<TextField {...form.text("name")} label="Name" optional autoComplete="name" />
			<TextField
				{...form.text("email")}
				label="E-Mail"
				type="email"
				optional
				autoComplete="email"
				hint="Dann schicken wir dir die Angaben für die Überweisung auch per E-Mail."
			/>
			<Honeypot {...form.text("website")} />
			<p className="text-sm">
				Du spendest per Überweisung: Im nächsten Schritt bekommst du unsere Bankdaten und einen GiroCode für deine
				Banking-App. Wir buchen nichts ab.
			</p>
			<Button type="submit" variant="donate" size="lg" icon="heart" busy={form.loading}>
				{donateLabel(chosenAmount({ choice, amount }), rhythm)}
			</Button>
			<PrivacyNote section="spenden" framed>
				Deine Angaben verwenden wir nur, um die Spende zuzuordnen und dir dazu zu schreiben.
			</PrivacyNote>
		</form>
	);
}
