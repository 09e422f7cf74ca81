import type * as z from "zod/mini";
import { FreeCheckout, MandatedCheckout, PricedCheckout } from "#contract/checkout.ts";
import { methodById, type PaymentMethod } from "#contract/payment-methods.ts";
import { type CheckoutValues, type Consent, LABELS } from "./checkout-values.ts";

export type OrderType = "guest" | "user";

/** PAY-16, PAY-17 */
export const methodsFor = (methods: PaymentMethod[], isMember: boolean): PaymentMethod[] =>
	methods.filter(({ is_login_required }) => isMember || is_login_required === 0);

export const isDirectDebit = (methodId: number | undefined): boolean =>
	methodId !== undefined && methodById(methodId)?.key === "direct_debit";

/** PAY-19, PAY-20: pages of a payment service need no PIN, what we give credit for does. */
export const paymentAuthStatus = (
	method: Pick<PaymentMethod, "is_pin_required"> | undefined,
	isPinAuthenticated: boolean,
): boolean => method !== undefined && (method.is_pin_required === 0 || isPinAuthenticated);

/** PAY-15, PAY-22, DEBIT-02: a total of nothing needs no way to pay, only direct debit needs an account and a mandate. */
export function schemaFor(
	isPriced: boolean,
	methodId: number | undefined,
): z.ZodMiniType<unknown, z.input<typeof FreeCheckout>> {
	if (!isPriced) return FreeCheckout;
	return isDirectDebit(methodId) ? MandatedCheckout : PricedCheckout;
}

/** One thing that is still wrong: the place to go to, and its name. */
export interface Problem {
	field: string;
	label: string;
}

interface CheckoutFacts {
	errors: Partial<Record<keyof CheckoutValues, string>>;
	isPriced: boolean;
	type: OrderType;
	isMember: boolean;
	method: PaymentMethod | undefined;
	isPinAuthenticated: boolean;
	/** The SMS is on its way. */
	isPinRequested: boolean;
}

const PIN_OPEN = {
	asked: { field: "code", label: "PIN aus der SMS" },
	unasked: { field: "phone_number", label: "Mobilnummer bestätigen" },
} as const;

/** PAY-29, PAY-30: everything that keeps 'Weiter' closed, in the order of the screen. */
export function problemsOf(facts: CheckoutFacts): Problem[] {
	const { errors, isPriced, type, isMember, method, isPinAuthenticated, isPinRequested } = facts;
	const wrong = Object.keys(LABELS).filter((name) => errors[name as keyof CheckoutValues]);
	const payment = !isPriced
		? []
		: method === undefined
			? [{ field: "payment_method_id", label: "Zahlungsart" }]
			: paymentAuthStatus(method, isPinAuthenticated)
				? []
				: [PIN_OPEN[isPinRequested ? "asked" : "unasked"]];
	return [
		...(type === "user" && !isMember ? [{ field: "order_type", label: "Anmelden oder Konto erstellen" }] : []),
		...wrong.map((field) => ({ field, label: LABELS[field as keyof typeof LABELS] })),
		...payment,
	];
}

/** The boxes that must be ticked and are not. */
export const missingConsent = (consent: Consent, isPriced: boolean): (keyof Consent)[] =>
	(isPriced ? (["accept_terms", "accept_early_performance"] as const) : (["accept_terms"] as const)).filter(
		(name) => !consent[name],
	);
