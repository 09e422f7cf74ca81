import type { Order } from "#contract/checkout.ts";
import { type ErrorCode, refuse } from "#contract/errors.ts";
import { methodById, type PaymentMethodKey } from "#contract/payment-methods.ts";

type State = Order["state"];
type Event = "pay" | "cancel" | "withdraw";

/** What can become of an order; what is not named here does not happen. */
const TRANSITIONS: Record<State, Partial<Record<Event, State>>> = {
	awaiting_payment: { pay: "paid", cancel: "cancelled", withdraw: "withdrawn" },
	placed: { pay: "paid", withdraw: "withdrawn" },
	paid: { withdraw: "withdrawn" },
	cancelled: {},
	withdrawn: {},
};

export const nextState = (state: State, event: Event): State | null => TRANSITIONS[state][event] ?? null;

export type OrderMethod = PaymentMethodKey | "none";

/** Where an order with this method begins: free ones have nothing left to pay. */
export const firstState = (method: OrderMethod): State =>
	method === "none" ? "paid" : isPaidOnPage(method) ? "awaiting_payment" : "placed";

export const isPaidOnPage = (method: OrderMethod): method is "paypal" | "credit_card" =>
	method === "paypal" || method === "credit_card";

/** SEC-03, SEC-04: why this person cannot pay this way, or null. */
export function refusalOf(methodId: number, who: { isMember: boolean; isPinConfirmed: boolean }): ErrorCode | null {
	const method = methodById(methodId);
	if (!method) return "invalid";
	if (method.is_login_required && !who.isMember) return "payment_needs_login";
	return method.is_pin_required && !who.isPinConfirmed ? "payment_needs_pin" : null;
}

export function methodKey(methodId: number | undefined): PaymentMethodKey {
	const method = methodId === undefined ? undefined : methodById(methodId);
	if (!method) throw refuse("invalid", { payment_method_id: ["Zahlungsart: Bitte ausfüllen"] });
	return method.key;
}
