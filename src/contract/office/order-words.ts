import type { ORDER_STATES } from "#contract/order-states.ts";
import type { OrderMethod } from "#contract/payment-methods.ts";

/** On screens of the office and in files that leave it. */
export const ORDER_STATE_WORDS: Record<(typeof ORDER_STATES)[number], string> = {
	awaiting_payment: "Zahlung begonnen",
	placed: "offen",
	paid: "bezahlt",
	cancelled: "verfallen",
	withdrawn: "widerrufen",
};

export const ORDER_METHOD_WORDS: Record<OrderMethod, string> = {
	paypal: "PayPal",
	credit_card: "Kreditkarte",
	invoice: "Rechnung",
	direct_debit: "Bankeinzug",
	none: "kostenlos",
};
