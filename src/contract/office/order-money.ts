import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { Consequences } from "./consequences.ts";
import { officeEndpoint } from "./endpoint.ts";
import { orderNumber } from "./orders.ts";
import { amount } from "./payments.ts";
import { RefundAccount } from "./transfers.ts";

/** Money of an order that goes back. */
export const OrderRefund = z.object({
	id: z.int(),
	amount: z.number(),
	/** The office transfers what no provider gives back. */
	way: z.enum(["provider", "transfer"]),
	reason: z.nullable(z.string()),
	credit_note: z.nullable(z.string()),
	asked_at: z.string(),
	/** None until it has left. */
	paid_on: z.nullable(z.string()),
	/** When the provider last refused it or did not answer, and in its words why. */
	failed_at: z.nullable(z.string()),
	last_error: z.nullable(z.string()),
	tries: z.int(),
	/** The provider has refused it, or was asked in vain for long: the office may transfer it instead. */
	may_transfer: z.boolean(),
	/** Why the office took it over. */
	transfer_reason: z.nullable(z.string()),
});
export type OrderRefund = z.output<typeof OrderRefund>;

const WantedRefund = z.object({
	/** Without it everything that is left. */
	amount: z.optional(amount),
	/** Stands on the document and in the letter. */
	reason: field.requiredText,
	/** In euro, what could go back when it was decided: who presses twice refunds once. */
	rest: z.number(),
	/** Heeded where everything goes back. */
	end_access: z.boolean(),
});
export type WantedRefund = z.output<typeof WantedRefund>;

const WantedReduction = z.object({
	amount,
	/** Stands on the document and in the letter. */
	reason: field.requiredText,
	/** In euro, what was open when it was decided: who presses twice reduces once. */
	open: z.number(),
});
export type WantedReduction = z.output<typeof WantedReduction>;

/** To an account that is known, or else it is asked for by mail. */
const RefundTransfer = z.object({
	reason: field.requiredText,
	...z.partial(RefundAccount).shape,
});
export type RefundTransfer = z.output<typeof RefundTransfer>;

const params = z.object({ number: orderNumber });
const ofPayment = z.object({ number: orderNumber, id: field.id });
const WithReason = z.object({ reason: field.requiredText });
const Done = single(z.object({ number: z.string() }));

export const orderMoney = {
	foreseeRefund: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/refund/foresight",
		access: "orders.write",
		log: "none",
		summary: "Was folgt, wenn ein Teil oder alles erstattet wird",
		refuses: ["order_not_refundable", "changed_meanwhile"],
		params,
		body: WantedRefund,
		response: single(Consequences),
	}),
	refund: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/refund",
		access: "orders.write",
		audit: "order_refunded",
		summary: "Erstattet einen Teil oder alles, mit Beleg und Brief",
		refuses: ["order_not_refundable", "changed_meanwhile"],
		params,
		body: WantedRefund,
		response: Done,
	}),
	foreseeReduction: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/reduction/foresight",
		access: "orders.write",
		log: "none",
		summary: "Was folgt, wenn von einer offenen Rechnung ein Teil gutgeschrieben wird",
		refuses: ["order_not_reducible", "changed_meanwhile"],
		params,
		body: WantedReduction,
		response: single(Consequences),
	}),
	/** OFF-050: the price falls before it is paid. */
	reduce: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/reduction",
		access: "orders.write",
		audit: "order_reduced",
		summary: "Schreibt von einer offenen Rechnung einen Teil gut, mit Beleg und Brief",
		refuses: ["order_not_reducible", "changed_meanwhile"],
		params,
		body: WantedReduction,
		response: Done,
	}),
	sendRefund: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/refund/send",
		access: "orders.write",
		audit: "refund_tried",
		summary: "Fragt den Zahlungsdienst sofort noch einmal nach allem, was er noch nicht erstattet hat",
		params,
		response: Done,
	}),
	transferRefund: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/refund/:id/transfer",
		access: "orders.write",
		audit: "refund_taken_over",
		summary: "Überweist, was der Zahlungsdienst endgültig nicht erstattet; ohne Konto fragt ein Brief danach",
		refuses: ["refund_not_refused", "refund_given", "payment_unavailable"],
		params: ofPayment,
		body: RefundTransfer,
		response: Done,
	}),
	/** ORDER-06: money that arrived and does not fit; each is decided once. */
	acceptPayment: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/payment/:id/accept",
		access: "orders.write",
		audit: "payment_accepted",
		summary: "Die Bestellung gilt mit dieser Zahlung als bezahlt; was darüber ist, geht zurück",
		refuses: ["payment_decided", "payment_not_enough"],
		params: ofPayment,
		response: Done,
	}),
	foreseePayment: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/payment/:id/foresight",
		access: "orders.write",
		log: "none",
		summary: "Was folgt, wenn eine Zahlung ihre Bestellung oder eine andere bezahlt",
		refuses: ["payment_decided", "payment_not_enough"],
		params: ofPayment,
		body: z.object({ order: z.optional(orderNumber) }),
		response: single(Consequences),
	}),
	movePayment: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/payment/:id/move",
		access: "orders.write",
		audit: "payment_moved",
		summary: "Die Zahlung bezahlt eine andere Bestellung, die noch wartet oder verfallen ist; der Rest geht zurück",
		refuses: ["payment_decided", "payment_not_enough"],
		params: ofPayment,
		body: z.object({ order: orderNumber }),
		response: Done,
	}),
	unassignPayment: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/payment/:id/unassign",
		access: "orders.write",
		audit: "payment_unassigned",
		summary: "Nimmt die Zuordnung zu einer Rechnung zurück; über die Zahlung ist wieder zu entscheiden",
		refuses: ["payment_decided", "payment_spent"],
		params: ofPayment,
		response: Done,
	}),
	assignPayment: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/payment/:id/assign",
		access: "orders.write",
		audit: "payment_assigned",
		summary: "Die Zahlung zählt für eine andere Rechnung; was darüber ist, geht zurück",
		refuses: ["payment_decided", "nothing_open", "order_not_payable"],
		params: ofPayment,
		body: z.object({ invoice_id: field.id }),
		response: Done,
	}),
	sendPaymentBack: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/payment/:id/send_back",
		access: "orders.write",
		audit: "payment_sent_back",
		summary: "Die Zahlung geht zurück, mit einem Brief",
		refuses: ["payment_decided", "order_not_refundable"],
		params: ofPayment,
		body: WithReason,
		response: Done,
	}),
	ignorePayment: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/payment/:id/ignore",
		access: "orders.write",
		audit: "payment_ignored",
		summary: "Legt die Zahlung mit einem Grund ab; das lässt sich zurücknehmen",
		refuses: ["payment_decided"],
		params: ofPayment,
		body: WithReason,
		response: Done,
	}),
	reopenPayment: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/payment/:id/reopen",
		access: "orders.write",
		audit: "payment_reopened",
		summary: "Über eine abgelegte Zahlung ist wieder zu entscheiden",
		refuses: ["payment_decided"],
		params: ofPayment,
		response: Done,
	}),
};
