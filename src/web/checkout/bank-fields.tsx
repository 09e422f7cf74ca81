import { countrySpecs, isValidIBAN } from "ibantools";
import type { ChangeEvent } from "react";
import { Checkbox } from "#browser/ui/checkbox.tsx";
import { INVALID_FORMAT } from "#contract/field-words.ts";
import { groupIban } from "#contract/iban.ts";
import { SEPA_MANDATE } from "#contract/legal/declarations/order.ts";
import { useSite } from "#web/frame/site.ts";
import { anchorId } from "./anchors.ts";
import { CheckoutField, FIELD_GRID } from "./customer-fields.tsx";
import type { CheckoutState } from "./use-checkout.ts";

type CheckoutForm = CheckoutState["form"];

const compact = (iban: string): string => iban.replace(/[\s-]/g, "").toUpperCase();

/** Told while it is typed: right, wrong as soon as nothing can follow any more, else nothing. */
function ibanState(typed: string): "valid" | "invalid" | "unfinished" {
	const iban = compact(typed);
	if (isValidIBAN(iban)) return "valid";
	const length = countrySpecs[iban.slice(0, 2)]?.chars;
	return length !== null && length !== undefined && iban.length >= length ? "invalid" : "unfinished";
}

interface BankFieldsProps {
	form: CheckoutForm;
	/** One is in the profile, but comes from there masked. */
	hasStoredIban: boolean;
}

/** PAY-21, PAY-22, SD-1, SD-5 */
export function BankFields({ form, hasStoredIban }: BankFieldsProps) {
	const state = ibanState(form.values.iban);
	const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const { value, selectionStart } = currentTarget;
		// In groups of four as on the card, but never while somebody mends something in the middle.
		form.set("iban", selectionStart === value.length ? groupIban(value.toUpperCase()) : value);
	};
	const hint =
		state === "valid"
			? "Die Prüfsumme stimmt."
			: hasStoredIban
				? "Zur Sicherheit bitte noch einmal eingeben."
				: undefined;
	return (
		<>
			<div className={FIELD_GRID}>
				<CheckoutField form={form} name="bank_account_owner" required autoComplete="off" className="sm:col-span-3" />
				<CheckoutField form={form} name="bank" required autoComplete="off" className="sm:col-span-3" />
				<CheckoutField
					form={form}
					name="iban"
					required
					autoComplete="off"
					spellCheck={false}
					hint={hint}
					onChange={type}
					{...(state === "invalid" ? { error: INVALID_FORMAT } : {})}
					className="sm:col-span-3"
				/>
				<CheckoutField
					form={form}
					name="swift_bic_number"
					required
					autoComplete="off"
					spellCheck={false}
					className="sm:col-span-3"
				/>
			</div>
			<Mandate form={form} />
		</>
	);
}

/** DEBIT-02: given in a box of its own, never ticked beforehand. */
function Mandate({ form }: { form: CheckoutForm }) {
	const { provider } = useSite();
	const { legal_name: name } = provider;
	const [declaration, ...notes] = SEPA_MANDATE.text(name);
	return (
		<div id={anchorId("accept_mandate")} className="grid gap-2 text-sm">
			<h3 className="text-h4 font-stretch-94%">SEPA-Lastschriftmandat</h3>
			<Checkbox {...form.box("accept_mandate")} required>
				{declaration}
				<span aria-hidden="true" className="font-bold text-error">
					*
				</span>
			</Checkbox>
			{notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			<p className="text-ink-2">
				Gläubiger: {name}, {provider.street}, {provider.postcode} {provider.city}. Gläubiger-Identifikationsnummer:{" "}
				{provider.creditor_id}. Die Mandatsreferenz teilen wir dir mit der Vertragsbestätigung mit.
			</p>
		</div>
	);
}
