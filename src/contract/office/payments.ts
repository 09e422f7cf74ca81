import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { isoDay } from "./iso-day.ts";

const MOST_AT_ONCE = 200;
const MOST_EURO = 100_000;

/** In euro, to the cent. */
export const amount = z
	.number(field.INVALID_VALUE)
	.check(z.gt(0, field.INVALID_VALUE), z.lte(MOST_EURO, field.INVALID_VALUE), z.multipleOf(0.01, field.INVALID_VALUE));

const ids = z.array(field.id).check(z.minLength(1, field.REQUIRED), z.maxLength(MOST_AT_ONCE));

/** Without an amount what is open of each. */
const NotedPayment = z.object({
	invoices: ids,
	paid_on: isoDay,
	amount: z.optional(amount),
	reason: field.optionalText,
});
export type NotedPayment = z.output<typeof NotedPayment>;

/** The payments that came of it, so that they can be taken back, and in euro what they come to. */
const Noted = z.object({ ids: z.array(z.int()), amount: z.number() });

const DatePayment = z.object({
	id: z.int(),
	invoice: z.string(),
	name: z.string(),
	amount: z.number(),
	paid_on: z.string(),
	reason: z.nullable(z.string()),
});
const DateRefund = z.object({
	id: z.int(),
	credit_note: z.string(),
	name: z.string(),
	amount: z.number(),
	asked_at: z.string(),
	/** None until the office has sent it. */
	paid_on: z.nullable(z.string()),
});
export type DateRefund = z.output<typeof DateRefund>;

const DateOpenInvoice = z.object({
	id: z.int(),
	number: z.string(),
	name: z.string(),
	open: z.number(),
	due_on: z.nullable(z.string()),
	is_overdue: z.boolean(),
});

const DateMoney = z.object({
	invoiced: z.number(),
	paid: z.number(),
	open: z.number(),
	open_invoices: z.array(DateOpenInvoice),
	payments: z.array(DatePayment),
	refunds: z.array(DateRefund),
});
export type DateMoney = z.output<typeof DateMoney>;

const params = z.object({ id: field.id });

export const payments = {
	ofDate: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/money",
		access: "orders.read",
		summary: "Was für einen Termin bezahlt, offen und zu erstatten ist",
		params,
		response: single(DateMoney),
	}),
	note: officeEndpoint({
		method: "POST",
		path: "/office/payment",
		access: "orders.write",
		audit: "invoice_paid",
		summary: "Notiert Geld, das für Rechnungen von Seminaren angekommen ist",
		refuses: ["nothing_open"],
		body: NotedPayment,
		response: single(Noted),
	}),
	takeBack: officeEndpoint({
		method: "POST",
		path: "/office/payment/take_back",
		access: "orders.write",
		audit: "invoice_payment_taken_back",
		summary: "Nimmt notierte Zahlungen zurück",
		refuses: ["payment_assigned", "payment_spent"],
		body: z.object({ ids }),
		response: single(z.object({ ids: z.array(z.int()) })),
	}),
	refundSent: officeEndpoint({
		method: "POST",
		path: "/office/refund/:id/sent",
		access: "orders.write",
		audit: "refund_sent",
		summary: "Merkt, dass eine Erstattung überwiesen ist",
		params,
		body: z.object({ paid_on: z.nullable(isoDay) }),
		response: single(DateRefund),
	}),
};
