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

/** The ways to pay; ids are part of the API and never change. */
export const PAYMENT_METHODS = [
	{ id: 1, key: "paypal", name: "Paypal", is_login_required: 0, is_pin_required: 0 },
	{ id: 2, key: "credit_card", name: "Kreditkarte", is_login_required: 0, is_pin_required: 0 },
	{ id: 3, key: "invoice", name: "Rechnungskauf", is_login_required: 0, is_pin_required: 1 },
	{ id: 4, key: "direct_debit", name: "Bankeinzug", is_login_required: 1, is_pin_required: 1 },
] as const satisfies readonly (PaymentMethod & { key: string })[];
export type PaymentMethodKey = (typeof PAYMENT_METHODS)[number]["key"];

/** Those that are paid at once on a payment page. */
export const PAGE_METHODS = PAYMENT_METHODS.filter(({ key }) => key === "paypal" || key === "credit_card");

export const methodById = (id: number) => PAYMENT_METHODS.find((method) => method.id === id);

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
