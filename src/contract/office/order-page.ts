import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { ORDER_STATES } from "#contract/order-states.ts";
import { single } from "#contract/paging.ts";
import {
	ORDER_METHODS,
	PAGE_METHOD_KEYS,
	PAYMENT_DECISIONS,
	PAYMENT_PROBLEMS,
	PAYMENT_STATES,
} from "#contract/payment-methods.ts";
import { Consequences } from "./consequences.ts";
import { DocumentRow } from "./document-rows.ts";
import { officeEndpoint } from "./endpoint.ts";
import { LETTER_STATES } from "./letters.ts";
import { localTime } from "./local-time.ts";
import { ReminderRow } from "./open-items.ts";
import { OrderRefund } from "./order-money.ts";
import { Declared, orderNumber } from "./orders.ts";

/** `unlocking`: the confirmation has not left yet. `revoked`: the contract has ended. */
export const ACCESS_STATES = ["unlocking", "open", "over", "revoked"] as const;

/** So far ahead the end of an access can be put. */
export const LONGEST_ACCESS_DAYS = 90;

const OrderLine = z.object({
	course_id: z.int(),
	topic: z.string(),
	voucher: z.nullable(z.string()),
	/** Percent. */
	discount: z.int(),
	original: z.number(),
	gross: z.number(),
	/** None before it is paid. */
	access: z.nullable(
		z.object({ state: z.enum(ACCESS_STATES), until: z.string(), first_played_at: z.nullable(z.string()) }),
	),
});
export type OfficeOrderLine = z.output<typeof OrderLine>;

/** A try to pay at a provider. */
const OrderPayment = z.object({
	id: z.int(),
	method: z.nullable(z.enum(PAGE_METHOD_KEYS)),
	state: z.enum(PAYMENT_STATES),
	amount: z.number(),
	created_at: z.string(),
	settled_at: z.nullable(z.string()),
	/** Why it did not do what it was sent for, and what was decided. */
	problem: z.nullable(z.enum(PAYMENT_PROBLEMS)),
	decision: z.nullable(z.enum(PAYMENT_DECISIONS)),
	/** Somebody has to decide. */
	is_undecided: z.boolean(),
	/** Whether the order can be paid by it after all. */
	is_enough: z.boolean(),
});
export type OfficePayment = z.output<typeof OrderPayment>;

const OrderLetter = z.object({
	id: z.string(),
	subject: z.nullable(z.string()),
	created_at: z.string(),
	state: z.enum(LETTER_STATES),
});
export type OfficeOrderLetter = z.output<typeof OrderLetter>;

const address = {
	company: field.optionalText,
	name: field.requiredText,
	street_address: field.requiredText,
	street_suffix: field.houseNumber,
	postcode: field.postcode,
	city: field.requiredText,
};

const OfficeOrderPage = z.object({
	number: z.string(),
	created_at: z.string(),
	state: z.enum(ORDER_STATES),
	payment_method: z.enum(ORDER_METHODS),
	paid_at: z.nullable(z.string()),
	name: z.string(),
	company: z.nullable(z.string()),
	street_address: z.string(),
	street_suffix: z.string(),
	postcode: z.string(),
	city: z.string(),
	email: z.string(),
	/** What the buyer's books ask for. */
	order_reference: z.nullable(z.string()),
	leitweg_id: z.nullable(z.string()),
	is_guest: z.boolean(),
	withdrawal: Declared,
	/** What was declared with the order. */
	accept_early_performance: z.boolean(),
	consent_version: z.nullable(z.string()),
	button_label: z.nullable(z.string()),
	lines: z.array(OrderLine),
	/** In euro. */
	net: z.number(),
	tax: z.number(),
	gross: z.number(),
	/** By the invoice that stands: what has arrived for it, and what is open. */
	paid: z.number(),
	open: z.number(),
	invoice_id: z.nullable(z.int()),
	due_on: z.nullable(z.string()),
	/** Its debit came back, and a transfer until that day is asked for. */
	is_asked_for: z.boolean(),
	/** What could go back now, as a kindness. */
	refundable: z.number(),
	/** What is open of an invoice that could be reduced before it is paid. */
	reducible: z.number(),
	refunds: z.array(OrderRefund),
	payments: z.array(OrderPayment),
	documents: z.array(DocumentRow),
	/** Nobody is reminded of its invoice, until that day or until somebody lifts it. */
	stop: z.nullable(z.object({ reason: z.string(), until: z.nullable(z.string()) })),
	reminders: z.array(ReminderRow),
	/** Newest first. */
	letters: z.array(OrderLetter),
});
export type OfficeOrderPage = z.output<typeof OfficeOrderPage>;

const Access = z.object({
	courses: z
		.array(z.object({ course_id: field.id, until: localTime }))
		.check(z.minLength(1, field.REQUIRED), z.maxLength(100)),
	reason: field.requiredText,
	/** Whoever bought it is told, with the links. */
	mail: z.boolean(),
});
export type AccessChange = z.output<typeof Access>;

/** What is left empty is not stated any more. */
const Correction = z.object({ ...address, ...field.buyerReferences, mail: z.boolean() });
export type OrderCorrection = z.output<typeof Correction>;

const params = z.object({ number: orderNumber });
const Done = single(z.object({ number: z.string() }));

export const orderPage = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/order/:number",
		access: "orders.read",
		summary: "Eine Bestellung mit Zugang, Zahlungen, Belegen und Briefen; der Blick darauf wird vermerkt",
		params,
		response: single(OfficeOrderPage),
	}),
	sendAgain: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/letter",
		access: "orders.write",
		audit: "order_letter_again",
		summary: "Schickt die Bestätigung mit Rechnung und Links noch einmal; vor der Zahlung den Link zum Bezahlen",
		refuses: ["order_ended"],
		params,
		response: Done,
	}),
	changeAccess: officeEndpoint({
		method: "PUT",
		path: "/office/order/:number/access",
		access: "orders.write",
		audit: "order_access_changed",
		summary: "Gibt den Zugang zu Filmen noch einmal, länger oder kürzer",
		refuses: ["order_ended"],
		params,
		body: Access,
		response: Done,
	}),
	foreseeCorrection: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/correction/foresight",
		access: "orders.write",
		log: "none",
		summary: "Was folgt, wenn Anschrift oder Bestellnummer der Rechnung berichtigt werden",
		refuses: ["order_ended", "order_part_refunded"],
		params,
		body: Correction,
		response: single(Consequences),
	}),
	correct: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/correction",
		access: "orders.write",
		audit: "order_corrected",
		summary: "Hebt die Rechnung auf und schreibt sie mit anderer Anschrift oder Bestellnummer neu",
		refuses: ["order_ended", "order_part_refunded"],
		params,
		body: Correction,
		response: Done,
	}),
};
