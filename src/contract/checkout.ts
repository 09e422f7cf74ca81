import * as z from "zod/mini";
import { BankFields } from "./bank.ts";
import { Document } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { ORDER_VERSIONS } from "./legal/declarations/order.ts";
import { ORDER_STATES } from "./order-states.ts";
import { single } from "./paging.ts";
import { ORDER_METHODS, PAYMENT_METHODS, PAYMENT_STATES } from "./payment-methods.ts";
import { TITLES } from "./profile.ts";
import { OrderAccount, Registered } from "./registration.ts";
import { VOUCHER_REFUSALS } from "./voucher-refusals.ts";

export const ORDER_BUTTONS = { free: "Kostenlos bestellen", priced: "Kostenpflichtig bestellen" } as const;

const methodId = z
	.int(field.REQUIRED)
	.check(z.refine((id: number) => PAYMENT_METHODS.some((method) => method.id === id), field.INVALID_VALUE));

const MANDATE_REQUIRED = "Ohne das Mandat können wir nichts von deinem Konto einziehen";

/** All there is to say, whatever it costs. */
export const FreeCheckout = z.object({
	title: field.emptyOr(z.enum(TITLES, field.INVALID_VALUE)),
	name: field.requiredText,
	email: field.email,
	company: field.optionalText,
	street_address: field.requiredText,
	street_suffix: field.houseNumber,
	postcode: field.postcode,
	city: field.requiredText,
	...field.buyerReferences,
	/** Not needed when there is nothing to pay. */
	payment_method_id: z.optional(methodId),
	bank: field.optionalText,
	bank_account_owner: field.optionalText,
	iban: field.optionalText,
	swift_bic_number: field.optionalText,
	/** DEBIT-02: the mandate for a direct debit, given in a box of its own. */
	accept_mandate: z.optional(z.boolean()),
	accept_newsletter: z.optional(z.boolean()),
	/** An order without these is accepted and stored as not waived. */
	accept_terms: z.optional(z.boolean()),
	accept_early_performance: z.optional(z.boolean()),
	/** Which words were shown. */
	consent_text_version: field.emptyOr(z.enum(ORDER_VERSIONS, field.INVALID_VALUE)),
	/** The total the person saw, in euro: if it is another by now, the order is refused instead of costing more. */
	total_with_tax: z.optional(z.number()),
	/** Repeating a request with the same key answers the same order. */
	idempotency_key: z.optional(field.token),
});

/**
 * Whether there is something to pay only the basket knows. A request that is refused anyway names a missing way to pay
 * with all the rest, unless the person saw that there is nothing to pay.
 */
export const Checkout = FreeCheckout.check(
	z.refine(
		(values: unknown) => {
			const { payment_method_id, total_with_tax } = values as { payment_method_id?: unknown; total_with_tax?: unknown };
			return payment_method_id !== undefined || total_with_tax === 0;
		},
		{
			path: ["payment_method_id"],
			error: field.REQUIRED,
			when: ({ value, issues }) => typeof value === "object" && value !== null && issues.length > 0,
		},
	),
);
export type Checkout = z.output<typeof Checkout>;

/** With a payment method, as soon as there is something to pay. */
export const PricedCheckout = z.extend(FreeCheckout, { payment_method_id: methodId });
/** PAY-22: the account is asked for only for direct debit. */
export const DirectDebitCheckout = z.extend(PricedCheckout, BankFields);
/** What the site asks for: programs may give the mandate on paper. */
export const MandatedCheckout = z.extend(DirectDebitCheckout, {
	accept_mandate: z.boolean(MANDATE_REQUIRED).check(z.refine((given: boolean) => given, MANDATE_REQUIRED)),
});

export const PlacedOrder = z.object({
	number: z.string(),
	state: z.enum(ORDER_STATES),
	total_with_tax: z.number(),
	/** Of the order's own page, for whoever has ordered; a second request for the same basket must carry the same key. */
	token: z.optional(z.string()),
	/** Where to pay, when the method needs it. */
	payment_url: z.optional(z.string()),
});
export type PlacedOrder = z.output<typeof PlacedOrder>;

const Placed = z.object({ data: PlacedOrder, payment_url: z.optional(z.string()) });
const ByBasket = z.object({ basketId: field.uuid });

const REFUSES = [
	"basket_empty",
	"basket_changed",
	"course_not_for_sale",
	"order_key_taken",
	"payment_needs_login",
	"payment_needs_pin",
	...VOUCHER_REFUSALS,
] as const;

export const checkout = {
	place: endpoint({
		method: "POST",
		path: "/basket/:basketId/checkout",
		access: "optional",
		status: 201,
		summary: "Bestellt den Warenkorb; ein Warenkorb wird höchstens eine Bestellung",
		refuses: REFUSES,
		params: ByBasket,
		body: Checkout,
		response: Placed,
	}),
	/** API-32: the site does not call it. */
	put: endpoint({
		method: "PUT",
		path: "/basket/:basketId/checkout",
		access: "optional",
		summary: "Dasselbe wie POST: Ein Warenkorb wird höchstens eine Bestellung",
		refuses: REFUSES,
		params: ByBasket,
		body: Checkout,
		response: Placed,
	}),
};

const OrderLine = z.object({
	product: z.object({ id: z.int(), slug: z.string(), topic: z.string(), image: z.string(), duration: z.string() }),
	/** Where the course can be watched, while it can. */
	watch_path: z.nullable(z.string()),
	discount: z.int(),
	total_without_tax: z.number(),
	total_tax: z.number(),
	total_with_tax: z.number(),
});

export const Order = z.object({
	number: z.string(),
	date: z.string(),
	state: z.enum(ORDER_STATES),
	/** To which the confirmation goes. */
	email: z.string(),
	payment_method: z.enum(ORDER_METHODS),
	/** Of the invoice: until then it is paid or the amount is collected. */
	due_on: z.nullable(z.string()),
	/** None before it is granted, or after it was taken back; it opens as soon as the confirmation has left by mail. */
	access: z.nullable(z.object({ state: z.enum(["unlocking", "open", "over"]), until: z.string() })),
	products: z.array(OrderLine),
	total_without_tax: z.number(),
	total_tax: z.number(),
	total_with_tax: z.number(),
	/** How the last try to pay stands, for methods with a payment page. */
	payment: z.nullable(z.enum(PAYMENT_STATES)),
	/** The page of the order on which one can pay (again), when it waits for that. */
	payment_path: z.nullable(z.string()),
	/** The right of withdrawal clearly stands: whoever the order belongs to can withdraw it here by themselves. */
	may_withdraw: z.boolean(),
	documents: z.array(Document),
	is_guest_order: z.boolean(),
});
export type Order = z.output<typeof Order>;

const ByToken = z.object({ token: field.token });

export const orders = {
	byToken: endpoint({
		method: "GET",
		path: "/order/:token",
		access: "public",
		summary: "Stand einer Bestellung mit dem Schlüssel aus ihrer Zahlungsseite",
		params: ByToken,
		response: single(Order),
	}),
	pay: endpoint({
		method: "POST",
		path: "/order/:token/payment",
		access: "public",
		summary: "Beginnt die Zahlung einer wartenden Bestellung noch einmal",
		refuses: ["order_not_payable", "payment_unavailable"],
		params: ByToken,
		body: z.object({ payment_method_id: z.optional(methodId) }),
		response: single(z.object({ payment_url: z.string() })),
	}),
	register: endpoint({
		method: "POST",
		path: "/order/:token/account",
		access: "public",
		status: 201,
		summary:
			"Macht aus der Bestellung eines Gasts ein Konto; die Antwort ist für bekannte und unbekannte Adressen gleich",
		params: ByToken,
		body: OrderAccount,
		response: single(Registered),
	}),
	ofMember: endpoint({
		method: "GET",
		path: "/user/order",
		access: "member",
		summary: "Die eigenen Bestellungen mit ihren Belegen",
		response: z.object({
			data: z.array(Order),
			current_page: z.int(),
			last_page: z.int(),
			per_page: z.int(),
			total: z.int(),
		}),
	}),
};
