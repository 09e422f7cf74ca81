import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { paged } from "./paging.ts";

const flag = z.union([z.literal(0), z.literal(1)]);

export const PaymentMethod = z.object({
	id: z.int(),
	name: z.string(),
	is_login_required: flag,
	/** Whether the phone must have been confirmed by PIN. */
	is_pin_required: flag,
});
export type PaymentMethod = z.output<typeof PaymentMethod>;

/** Those that are paid at once on a payment page. */
export const PAGE_METHOD_KEYS = ["paypal", "credit_card"] as const;
export type PageMethod = (typeof PAGE_METHOD_KEYS)[number];

const METHOD_KEYS = [...PAGE_METHOD_KEYS, "invoice", "direct_debit"] as const;
export type PaymentMethodKey = (typeof METHOD_KEYS)[number];

/** How an order is paid: by none of them when there is nothing to pay. */
export const ORDER_METHODS = [...METHOD_KEYS, "none"] as const;
export type OrderMethod = (typeof ORDER_METHODS)[number];

export const isPaidOnPage = (method: OrderMethod): method is PageMethod =>
	PAGE_METHOD_KEYS.some((key) => key === method);

/** The ids are part of the API and never change. */
const METHODS: Record<PaymentMethodKey, PaymentMethod> = {
	paypal: { id: 1, name: "Paypal", is_login_required: 0, is_pin_required: 0 },
	credit_card: { id: 2, name: "Kreditkarte", is_login_required: 0, is_pin_required: 0 },
	invoice: { id: 3, name: "Rechnungskauf", is_login_required: 0, is_pin_required: 1 },
	direct_debit: { id: 4, name: "Bankeinzug", is_login_required: 1, is_pin_required: 1 },
};

/** The ways to pay, as they are offered. */
export const PAYMENT_METHODS = METHOD_KEYS.map((key) => ({ key, ...METHODS[key] }));
export const PAGE_METHODS = PAYMENT_METHODS.filter(({ key }) => isPaidOnPage(key));

export const methodById = (id: number) => PAYMENT_METHODS.find((method) => method.id === id);

export const methodName = (key: PaymentMethodKey): string => METHODS[key].name;

/** How a try to pay on a payment page stands. */
export const PAYMENT_STATES = ["open", "paid", "failed", "expired", "cancelled", "refunded"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why money that arrived did not do what it was sent for. */
export const PAYMENT_PROBLEMS = ["amount_differs", "already_paid", "order_cancelled", "order_withdrawn"] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** What people decide about such money. `accepted`: its own order is paid by it. `assigned`: it went to another invoice. */
export const PAYMENT_DECISIONS = ["accepted", "assigned", "refunded", "ignored"] as const;

export const paymentMethods = {
	list: endpoint({
		method: "GET",
		path: "/payment_method",
		access: "public",
		cache: "content",
		summary: "Die Zahlungsarten",
		response: paged(PaymentMethod),
	}),
};
