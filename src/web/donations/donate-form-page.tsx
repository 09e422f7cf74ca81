import { useEffect } from "react";
import { type MetaArgs, useActionData } from "react-router";
import * as z from "zod/mini";
import { AddressFields } from "#browser/forms/address-fields.tsx";
import { FieldGroup } from "#browser/forms/field-group.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Honeypot } from "#browser/forms/honeypot.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { Tiles } from "#browser/forms/tiles.tsx";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import type { Form } from "#browser/forms/use-form.ts";
import { Button } from "#browser/ui/button.tsx";
import { Checkbox } from "#browser/ui/checkbox.tsx";
import * as icons from "#browser/ui/icons.ts";
import { DonationFields, type DonationRequest, namedOnReceipts, type Transfer } from "#contract/donations.ts";
import { formatEuro } from "#contract/money.ts";
import { PAGE_METHODS } from "#contract/payment-methods.ts";
import { defineForm, formAction, useForm } from "#web/forms/form.ts";
import { PrivacyNote } from "#web/forms/form-notes.tsx";
import type { PageHandle } from "#web/frame/bare.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { chosenAmount, donateLabel } from "./amount.ts";
import { EXAMPLES } from "./examples.ts";
import { tellPledge } from "./pledge-message.ts";
import { TransferView } from "./transfer-view.tsx";

type Begun = { transfer: Transfer } | { payment_url: string };

const RHYTHMS = [
	["one_off", "einmalig"],
	["monthly", "monatlich"],
] as const;
const AMOUNTS = EXAMPLES.map(({ euro }) => [String(euro), `${euro}\u00a0€`] as const);

const ANYTHING = ["", "Wo es gebraucht wird"] as const;

const TRANSFER = "transfer";
const METHODS = [
	[TRANSFER, "Überweisung"],
	...PAGE_METHODS.map(({ id, name }) => [String(id), name] as const),
] as const;

/** What comes every month comes by standing order. */
const methodId = ({ rhythm, method }: { rhythm: string; method: string }): number | undefined =>
	rhythm === "one_off" && method !== TRANSFER ? Number(method) : undefined;

const NO_ADDRESS = { street_address: "", street_suffix: "", postcode: "", city: "" };

const donationForm = defineForm({
	schema: namedOnReceipts(z.extend(DonationFields, { payment_method_id: z.optional(z.int()) })),
	initial: {
		rhythm: "one_off" as DonationRequest["rhythm"],
		method: TRANSFER as string,
		choice: "40",
		amount: "",
		purpose: "",
		name: "",
		email: "",
		receipt_wanted: false as boolean,
		...NO_ADDRESS,
		website: "",
	},
	body: ({ rhythm, method, choice, amount, purpose, name, email, receipt_wanted, website, ...address }) => ({
		payment_method_id: methodId({ rhythm, method }),
		amount: chosenAmount({ choice, amount }),
		rhythm,
		purpose: purpose || undefined,
		name: name.trim() || undefined,
		email: email.trim() || undefined,
		...(receipt_wanted ? { receipt_wanted, ...address } : {}),
		website,
	}),
	async send(api, { payment_method_id, ...body }): Promise<Begun> {
		if (payment_method_id === undefined) return { transfer: (await api.donations.pledge({ body })).data };
		return (await api.donations.pay({ body: { ...body, rhythm: "one_off", payment_method_id } })).data;
	},
});

export const handle: PageHandle = { bare: true };
export const action = formAction(donationForm);
export const meta = (args: MetaArgs) => pageMeta(args, { title: "Deine Spende", noIndex: true });

/** FORM-13: stands in a frame of the donation page. */
export default function DonateFormPage() {
	const form = useForm(donationForm, useActionData());
	const heading = useFocusOnChange<HTMLHeadingElement>(form.success);
	const { result } = form;
	const amount = result && "transfer" in result ? result.transfer.amount : null;
	useEffect(() => tellPledge(amount), [amount]);
	return (
		<div className="grid gap-5">
			<h1 ref={heading} tabIndex={-1} className="text-figure-xl leading-(--leading-snug) font-stretch-92%">
				{titleOf(result)}
			</h1>
			{!result && <Fields form={form} />}
			{result && "transfer" in result && <TransferView transfer={result.transfer} />}
			{result && "payment_url" in result && <ToPaymentPage url={result.payment_url} />}
		</div>
	);
}

function titleOf(result: Begun | undefined): string {
	if (!result) return "Deine Spende";
	return "transfer" in result ? `${formatEuro(result.transfer.amount)} überweisen` : "Weiter zur Zahlung";
}

/** The payment page takes the place of the whole page, not of the frame. */
function ToPaymentPage({ url }: { url: string }) {
	useEffect(() => {
		window.open(url, "_top");
	}, [url]);
	return (
		<>
			<p>Danke! Du kommst jetzt auf die Seite des Zahlungsdienstes und von dort wieder zurück.</p>
			<ButtonLink to={url} target="_top" prefetch="none" variant="donate" size="lg">
				Zur Zahlungsseite
			</ButtonLink>
		</>
	);
}

function Fields({ form }: { form: Form<typeof donationForm.initial, unknown> }) {
	const { rhythm, method, choice, amount, purpose, receipt_wanted } = form.values;
	const { donation_purposes } = useSite();
	const byTransfer = methodId({ rhythm, method }) === undefined;
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
			{donation_purposes.length > 0 && (
				<Tiles
					legend="Wofür?"
					name="purpose"
					options={[ANYTHING, ...donation_purposes.map((name) => [name, name] as const)]}
					value={purpose}
					onPick={(picked) => form.set("purpose", picked)}
				/>
			)}
			{rhythm === "one_off" && (
				<Tiles
					legend="Wie möchtest du zahlen?"
					name="method"
					options={METHODS}
					value={method}
					onPick={(picked) => form.set("method", picked)}
				/>
			)}
			<TextField
				{...form.text("name")}
				label="Name"
				required={receipt_wanted}
				optional={!receipt_wanted}
				autoComplete="name"
			/>
			<TextField
				{...form.text("email")}
				label="E-Mail"
				type="email"
				optional
				autoComplete="email"
				hint={
					byTransfer
						? "Dann schicken wir dir die Angaben für die Überweisung auch per E-Mail."
						: "Dann schicken wir dir eine Bestätigung."
				}
			/>
			<Checkbox {...form.box("receipt_wanted")}>Ich möchte eine Zuwendungsbestätigung</Checkbox>
			{receipt_wanted && (
				<FieldGroup title="Anschrift für die Bestätigung">
					<AddressFields text={form.text} />
				</FieldGroup>
			)}
			<Honeypot {...form.text("website")} />
			<p className="text-sm">
				{byTransfer
					? "Du spendest per Überweisung: Im nächsten Schritt bekommst du unsere Bankdaten und einen GiroCode für deine Banking-App. Wir buchen nichts ab."
					: "Im nächsten Schritt bezahlst du auf der Seite des Zahlungsdienstes."}
			</p>
			<Button type="submit" variant="donate" size="lg" icon={icons.heart} busy={form.loading}>
				{donateLabel(chosenAmount({ choice, amount }), rhythm)}
			</Button>
			<PrivacyNote section="spenden" framed>
				Deine Angaben verwenden wir nur, um die Spende zuzuordnen und dir dazu zu schreiben.
			</PrivacyNote>
		</form>
	);
}
