import { expect, test } from "vitest";
import { errorsOf } from "#browser/forms/definition.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#contract/payment-methods.ts";
import { consentPart, EMPTY, fillEmpty, fromProfile, restored, toCheckout, withoutBank } from "./checkout-values.ts";
import { methodsFor, missingConsent, paymentAuthStatus, problemsOf, schemaFor } from "./rules.ts";

const METHODS = PAYMENT_METHODS.map(({ key: _, ...method }): PaymentMethod => method);
const [paypal, card, invoice, debit] = METHODS as [PaymentMethod, PaymentMethod, PaymentMethod, PaymentMethod];

const FILLED = {
	...EMPTY,
	name: "Clara Winkler",
	email: "clara@chor.example",
	street_address: "Beispielweg",
	street_suffix: "7a",
	postcode: "01099",
	city: "Dresden",
};

const errorsFor = (values: typeof EMPTY, isPriced = true, methodId: number | null = 1) =>
	errorsOf(
		{
			schema: schemaFor(isPriced, methodId ?? undefined),
			body: (all: typeof EMPTY) => toCheckout(all, { methodId: methodId ?? undefined, isDirectDebit: methodId === 4 }),
		},
		values,
	);

const FACTS = {
	errors: {},
	isPriced: true,
	type: "guest",
	isMember: false,
	method: paypal,
	isPinAuthenticated: false,
	isPinRequested: false,
} as const;

test("PAY-10 PAY-11 PAY-12 PAY-13 PAY-14 customer data: required, at most 255 (house number 5), postcode of five digits", () => {
	expect(errorsFor(FILLED)).toEqual({});
	expect(Object.keys(errorsFor(EMPTY)).toSorted()).toEqual(
		["city", "email", "name", "postcode", "street_address", "street_suffix"].toSorted(),
	);
	const long = "x".repeat(256);
	for (const name of ["name", "company", "street_address", "city"] as const) {
		expect(errorsFor({ ...FILLED, [name]: long })).toEqual({ [name]: "Höchstens 255 Zeichen" });
	}
	expect(errorsFor({ ...FILLED, email: `${"x".repeat(251)}@a.de` })).toHaveProperty("email");
	expect(errorsFor({ ...FILLED, email: "clara@" })).toEqual({ email: "Ungültige E-Mail" });
	expect(errorsFor({ ...FILLED, street_suffix: "123456" })).toEqual({ street_suffix: "Höchstens 5 Zeichen" });
	for (const postcode of ["0109", "010999", "0109a"]) {
		expect(errorsFor({ ...FILLED, postcode })).toEqual({ postcode: "Ungültiges Format" });
	}
});

test("PAY-15 a payment method is required as soon as there is something to pay", () => {
	expect(errorsFor(FILLED, true, null)).toHaveProperty("payment_method_id");
	expect(errorsFor(FILLED, false, null)).toEqual({});
	expect(problemsOf({ ...FACTS, method: undefined })).toEqual([{ field: "payment_method_id", label: "Zahlungsart" }]);
	expect(problemsOf({ ...FACTS, method: undefined, isPriced: false })).toEqual([]);
});

test("PAY-16 PAY-17 a guest sees three ways to pay, a member all four", () => {
	const names = (isMember: boolean) => methodsFor(METHODS, isMember).map(({ name }) => name);
	expect(names(false)).toEqual(["Paypal", "Kreditkarte", "Rechnungskauf"]);
	expect(names(true)).toEqual(["Paypal", "Kreditkarte", "Rechnungskauf", "Bankeinzug"]);
});

test("PAY-19 Paypal and Kreditkarte set the payment auth status true at once", () => {
	expect([paypal, card].map((method) => paymentAuthStatus(method, false))).toEqual([true, true]);
});

test("PAY-15 PAY-20 Rechnungskauf and Bankeinzug need a confirmed phone, and without it 'Weiter' stays closed", () => {
	for (const method of [invoice, debit]) {
		expect([paymentAuthStatus(method, false), paymentAuthStatus(method, true)]).toEqual([false, true]);
	}
	expect(problemsOf({ ...FACTS, method: invoice })).toEqual([
		{ field: "phone_number", label: "Mobilnummer bestätigen" },
	]);
	expect(problemsOf({ ...FACTS, method: invoice, isPinRequested: true })).toEqual([
		{ field: "code", label: "PIN aus der SMS" },
	]);
	expect(problemsOf({ ...FACTS, method: invoice, isPinAuthenticated: true })).toEqual([]);
});

test("PAY-22 DEBIT-02 bank data and the mandate are required, and sent, for direct debit only", () => {
	expect(Object.keys(errorsFor({ ...FILLED }, true, 4)).toSorted()).toEqual([
		"accept_mandate",
		"bank",
		"bank_account_owner",
		"iban",
		"swift_bic_number",
	]);
	const bank = {
		...FILLED,
		bank: "Musterbank",
		bank_account_owner: "Clara Winkler",
		iban: "DE02 1203 0000 0000 2020 51",
		swift_bic_number: "BYLADEM1001",
		accept_mandate: true,
	};
	expect(errorsFor(bank, true, 4)).toEqual({});
	expect(errorsFor({ ...bank, iban: "DE03 1203 0000 0000 2020 51" }, true, 4)).toEqual({ iban: "Ungültiges Format" });
	expect(errorsFor({ ...bank, bank: "x".repeat(256) }, true, 4)).toHaveProperty("bank");
	expect(Object.values(errorsFor({ ...bank, accept_mandate: false }, true, 4))).toEqual([
		"Ohne das Mandat können wir nichts von deinem Konto einziehen",
	]);
	for (const name of ["iban", "accept_mandate"]) {
		expect(toCheckout(bank, { methodId: 1, isDirectDebit: false })).not.toHaveProperty(name);
		expect(toCheckout(bank, { methodId: 4, isDirectDebit: true })).toHaveProperty(name);
	}
});

test("PAY-29 PAY-30 what is wrong is named in the order of the screen", () => {
	const errors = errorsFor({ ...EMPTY, city: "Dresden" });
	expect(problemsOf({ ...FACTS, type: "user", errors, method: invoice }).map(({ label }) => label)).toEqual([
		"Anmelden oder Konto erstellen",
		"Vor- und Nachname",
		"E-Mail",
		"Straße",
		"Haus-Nr.",
		"PLZ",
		"Mobilnummer bestätigen",
	]);
	expect(problemsOf({ ...FACTS, type: "user", isMember: true })).toEqual([]);
});

test("CO-11 the second box is needed, and sent, only when something is to be paid", () => {
	const none = { accept_terms: false, accept_early_performance: false };
	expect(missingConsent(none, true)).toEqual(["accept_terms", "accept_early_performance"]);
	expect(missingConsent(none, false)).toEqual(["accept_terms"]);
	expect(missingConsent({ accept_terms: true, accept_early_performance: true }, true)).toEqual([]);
	expect(consentPart({ ...none, accept_terms: true }, false)).toEqual({
		accept_terms: true,
		consent_text_version: expect.any(String),
	});
	expect(consentPart({ ...none, accept_terms: true }, true)).toHaveProperty("accept_early_performance", false);
});

test("bank data is never kept in the tab, and odd things found there are passed by", () => {
	const kept = withoutBank({ ...FILLED, iban: "DE02120300000000202051", bank: "Musterbank", accept_mandate: true });
	expect(JSON.stringify(kept)).not.toMatch(/DE02|Musterbank|iban|mandate/);
	expect(restored({ ...kept, iban: "DE02120300000000202051", fremd: 1, accept_newsletter: "ja" })).toEqual({
		...withoutBank(FILLED),
		accept_newsletter: undefined,
	});
	expect([restored(null), restored("x"), restored({})]).toEqual([{}, {}, {}]);
});

test("PAY-06 the profile fills what is empty; a masked account number is asked for again", () => {
	const profile = {
		id: 1,
		title: "Frau",
		name: "Clara Winkler",
		email: "clara@chor.example",
		email_confirmed: true,
		company: null,
		street_address: "Beispielweg",
		street_suffix: "7a",
		postcode: "01099",
		city: "Dresden",
		phone_number: null,
		date_of_birth: null,
		is_pin_authenticated: 0,
		bank: "Musterbank",
		bank_account_owner: null,
		iban: "DE** **** **** **** **20 51",
		swift_bic_number: null,
		newsletter: "none",
	} as const;
	const filled = fillEmpty({ ...EMPTY, name: "Vorstand" }, fromProfile(profile));
	expect(filled).toMatchObject({ name: "Vorstand", title: "Frau", city: "Dresden", bank: "Musterbank", iban: "" });
	expect(filled.bank_account_owner).toBe("Clara Winkler");
});
