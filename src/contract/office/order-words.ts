import type { ORDER_STATES } from "#contract/order-states.ts";
import type { OrderMethod, PAYMENT_DECISIONS, PaymentProblem, PaymentState } from "#contract/payment-methods.ts";

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

export const PAYMENT_STATE_WORDS: Record<PaymentState, string> = {
	open: "begonnen",
	paid: "bezahlt",
	failed: "gescheitert",
	expired: "abgelaufen",
	cancelled: "abgebrochen",
	refunded: "erstattet",
};

/** In the words of those who have to decide. */
export const PAYMENT_PROBLEM_WORDS: Record<PaymentProblem, string> = {
	amount_differs: "Anderer Betrag gezahlt als bestellt",
	already_paid: "Doppelt bezahlt",
	order_cancelled: "Bezahlt, obwohl schon verfallen",
	order_withdrawn: "Bezahlt, obwohl schon widerrufen",
};

export const PAYMENT_DECISION_WORDS: Record<(typeof PAYMENT_DECISIONS)[number], string> = {
	accepted: "Für diese Bestellung angenommen",
	assigned: "Einer anderen Rechnung zugeordnet",
	refunded: "Erstattung veranlasst",
	ignored: "Abgelegt",
};
