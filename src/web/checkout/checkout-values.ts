import type { checkout } from "#contract/checkout.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { labelOf } from "#contract/field-words.ts";
import { ORDER_VERSION } from "#contract/legal/declarations/order.ts";
import type { Profile } from "#contract/profile.ts";

/** What the endpoint takes. */
export type CheckoutBody = InputOf<typeof checkout.place>["body"];

export const EMPTY = {
	title: "",
	name: "",
	email: "",
	company: "",
	street_address: "",
	street_suffix: "",
	postcode: "",
	city: "",
	order_reference: "",
	leitweg_id: "",
	bank: "",
	bank_account_owner: "",
	iban: "",
	swift_bic_number: "",
	accept_mandate: false,
	accept_newsletter: false,
};
export type CheckoutValues = typeof EMPTY;
type BoxName = "accept_mandate" | "accept_newsletter";
type TextName = Exclude<keyof CheckoutValues, BoxName>;

/** What people read beside the fields and in the list of what is still wrong. */
export const LABELS: Record<Exclude<keyof CheckoutValues, "accept_newsletter">, string> = {
	title: "Anrede",
	name: "Vor- und Nachname",
	email: "E-Mail",
	company: "Institution",
	street_address: "Straße",
	street_suffix: "Haus-Nr.",
	postcode: "PLZ",
	city: "Ort",
	order_reference: labelOf("order_reference"),
	leitweg_id: labelOf("leitweg_id"),
	bank: "Bank",
	bank_account_owner: "Kontoinhaber/in",
	iban: "IBAN",
	swift_bic_number: "BIC",
	accept_mandate: "SEPA-Lastschriftmandat",
};

const BANK_NAMES: readonly string[] = ["bank", "bank_account_owner", "iban", "swift_bic_number", "accept_mandate"];

/** A field of the part "Deine Daten". */
export const isPersonal = (field: string): boolean => field in EMPTY && !BANK_NAMES.includes(field);

/** The part that may be stored in the tab. */
export const withoutBank = (values: CheckoutValues): Partial<CheckoutValues> =>
	Object.fromEntries(Object.entries(values).filter(([name]) => !BANK_NAMES.includes(name)));

/** Reads what an earlier visit of this tab kept; what is not of the right kind counts as absent. */
export function restored(kept: unknown): Partial<CheckoutValues> {
	if (typeof kept !== "object" || kept === null) return {};
	const known = Object.entries(kept).filter(
		([name, value]) => name in EMPTY && typeof value === typeof EMPTY[name as keyof CheckoutValues],
	);
	return withoutBank(Object.fromEntries(known) as CheckoutValues);
}

/** PAY-06. The account number comes masked and so cannot be used: it is asked for. */
export function fromProfile(profile: Profile): Partial<CheckoutValues> {
	return {
		title: profile.title ?? "",
		name: profile.name,
		email: profile.email,
		company: profile.company ?? "",
		street_address: profile.street_address,
		street_suffix: profile.street_suffix,
		postcode: profile.postcode,
		city: profile.city,
		bank: profile.bank ?? "",
		bank_account_owner: profile.bank_account_owner ?? profile.name,
		swift_bic_number: profile.swift_bic_number ?? "",
	};
}

/** What was typed stays; only what is empty is filled. */
export function fillEmpty(values: CheckoutValues, from: Partial<CheckoutValues>): CheckoutValues {
	const filled = { ...values };
	for (const [name, value] of Object.entries(from)) {
		if (filled[name as TextName] === "") Object.assign(filled, { [name]: value });
	}
	return filled;
}

interface OrderChoices {
	/** None when there is nothing to pay. */
	methodId: number | undefined;
	isDirectDebit: boolean;
}

export function toCheckout(values: CheckoutValues, { methodId, isDirectDebit }: OrderChoices): CheckoutBody {
	const { bank, bank_account_owner, iban, swift_bic_number, accept_mandate, ...person } = values;
	return {
		...person,
		...(methodId === undefined ? {} : { payment_method_id: methodId }),
		...(isDirectDebit ? { bank, bank_account_owner, iban, swift_bic_number, accept_mandate } : {}),
	};
}

/** The two boxes of the review; the second exists only when something is to be paid. */
export interface Consent {
	accept_terms: boolean;
	accept_early_performance: boolean;
}
export const NO_CONSENT: Consent = { accept_terms: false, accept_early_performance: false };

export const consentPart = ({ accept_terms, accept_early_performance }: Consent, isPriced: boolean) => ({
	accept_terms,
	...(isPriced ? { accept_early_performance } : {}),
	consent_text_version: ORDER_VERSION,
});
