import * as z from "zod/mini";
import { Order } from "#contract/checkout.ts";
import * as field from "#contract/fields.ts";
import { ORDER_STATES } from "#contract/order-states.ts";
import { single } from "#contract/paging.ts";
import { ORDER_METHODS } from "#contract/payment-methods.ts";
import { Consequences } from "./consequences.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { span } from "./span.ts";
import { WITHDRAWAL_STATES } from "./withdrawal-words.ts";

/** Declared by whoever ordered; by `due` the money has to be back. The last one, if there are several. */
export const Declared = z.nullable(
	z.object({
		id: z.int(),
		received_at: z.string(),
		due: z.string(),
		state: z.enum(WITHDRAWAL_STATES),
		handled_at: z.nullable(z.string()),
	}),
);

const OfficeOrder = z.object({
	number: z.string(),
	created_at: z.string(),
	name: z.string(),
	email: z.string(),
	company: z.nullable(z.string()),
	/** What was sold, in one line. */
	topics: z.string(),
	/** In euro. */
	gross: z.number(),
	payment_method: z.enum(ORDER_METHODS),
	state: z.enum(ORDER_STATES),
	paid_at: z.nullable(z.string()),
	withdrawal: Declared,
});
export type OfficeOrder = z.output<typeof OfficeOrder>;

const LISTING = {
	sorts: ["at", "amount"],
	sort: "-at",
	filters: {
		state: z.optional(z.enum(ORDER_STATES)),
		method: z.optional(z.enum(ORDER_METHODS)),
		/** Money has arrived for it that does not fit. */
		payment: z.optional(z.enum(["undecided"])),
		...span,
	},
} as const;

const OrdersQuery = listQuery(LISTING);
export type OrdersQuery = z.output<typeof OrdersQuery>;
const OrdersExport = exportQuery(LISTING);

const { access } = LISTS.orders;
/** As somebody types or pastes it. */
export const orderNumber = field.requiredText;
const number = z.object({ number: orderNumber });

export const orders = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/order",
		access,
		summary: "Alle Bestellungen",
		query: OrdersQuery,
		response: listed(OfficeOrder),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/order/export",
		access,
		summary: "Die gefilterten Bestellungen als Datei",
		query: OrdersExport,
		response: exported,
	}),
	foreseeWithdrawal: officeEndpoint({
		method: "GET",
		path: "/office/order/:number/withdrawal",
		access: "orders.write",
		summary: "Was ein Widerruf jetzt auslösen würde: getan, angesehen und zurückgenommen",
		refuses: ["order_not_withdrawable"],
		params: number,
		response: single(Consequences),
	}),
	withdraw: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/withdrawal",
		access: "orders.write",
		audit: "order_withdrawn",
		summary: "Vollzieht einen Widerruf: Zugang endet und eine Stornorechnung entsteht",
		refuses: ["order_not_withdrawable"],
		params: number,
		response: single(Order),
	}),
};
