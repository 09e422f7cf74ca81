import { formatDate } from "#contract/dates.ts";
import { methodName, type PaymentProblem } from "#contract/payment-methods.ts";
import { euro } from "#server/invoices/words.ts";
import { hello } from "#server/outbox/greeting.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import type { SeenPayment } from "#server/payments/providers/provider.ts";
import type { PaymentRow } from "#server/payments/store.ts";
import { composeAbout } from "./letters.ts";
import { paymentFact } from "./payment-words.ts";
import type { OrderRow } from "./store.ts";

/** What no machine decides: letters to the staff, and the one that ends a contract. */

const PROBLEMS: Record<PaymentProblem, string> = {
	amount_differs: "Der gezahlte Betrag ist ein anderer als der bestellte. Die Bestellung gilt nicht als bezahlt.",
	already_paid: "Die Bestellung war schon bezahlt. Diese Zahlung ist doppelt.",
	order_cancelled: "Die Bestellung war schon verfallen, als die Zahlung kam. Es ist nichts freigeschaltet.",
	order_withdrawn: "Die Bestellung war schon widerrufen, als die Zahlung kam. Es ist nichts freigeschaltet.",
};

interface Problem {
	order: OrderRow;
	payment: PaymentRow;
	seen: SeenPayment;
	problem: PaymentProblem;
}

export function paymentProblemMail({ order, payment, seen, problem }: Problem, sender: Sender): Mail {
	const letter = composeAbout(
		order,
		{
			subject: `Bitte ansehen: Zahlung zu ${order.number}`,
			preheader: "Eine Zahlung passt nicht zu ihrer Bestellung.",
			scene: "office",
			lead: PROBLEMS[problem],
			blocks: [
				{
					kind: "text",
					text:
						problem === "order_withdrawn"
							? "Die Erstattung ist veranlasst. Du brauchst nichts zu tun."
							: "Bitte entscheide in der Verwaltung bei der Bestellung, was mit dem Geld geschieht.",
				},
				{
					kind: "facts",
					facts: [
						["Bestellung", order.number],
						["Bestellt", euro(order.gross_cents)],
						["Gezahlt", `${(seen.amountCents / 100).toFixed(2).replace(".", ",")} ${seen.currency}`],
						["Zahlung", payment.provider_reference ?? String(payment.id)],
						["E-Mail", order.email],
					],
				},
			],
		},
		sender,
	);
	return { ...letter, replyTo: order.email };
}

/** WB-8: the contract is over; with a credit note when there was an invoice. */
export function withdrawnMail(
	{ order, backCents, creditNoteId }: { order: OrderRow; backCents: number; creditNoteId: number | null },
	sender: Sender,
): Mail {
	const money = backCents
		? `Den bezahlten Betrag von ${euro(backCents)} erstatten wir auf demselben Weg (${paymentFact(order.payment_method)}), spätestens 14 Tage nach Eingang deines Widerrufs.`
		: order.payment_method === "direct_debit"
			? "Wir ziehen nichts ein. Sollte der Einzug schon unterwegs sein, erstatten wir ihn spätestens 14 Tage nach Eingang deines Widerrufs."
			: "Du brauchst nichts zu bezahlen.";
	const attached = creditNoteId === null ? "" : " Die Stornorechnung hängt dieser E-Mail als PDF an.";
	const letter = composeAbout(
		order,
		{
			subject: "Dein Widerruf ist vollzogen",
			preheader: `Bestellung ${order.number}, ${euro(order.gross_cents)}.`,
			scene: "empty",
			greeting: hello(order.name),
			lead: `der Vertrag zu deiner Bestellung ${order.number} ist aufgehoben, dein Zugang zu den Videokursen ist beendet.`,
			blocks: [{ kind: "text", text: `${money}${attached}` }],
			farewell: "Bis bald",
		},
		sender,
	);
	return {
		...letter,
		attachments: creditNoteId === null ? [] : [{ kind: "document", id: creditNoteId }],
	};
}

export function refundNoticeMail(
	{ order, dueOn, byProvider }: { order: OrderRow; dueOn: string; byProvider: boolean },
	sender: Sender,
): Mail {
	const method = order.payment_method === "none" ? "" : methodName(order.payment_method);
	const text = byProvider
		? `Die Erstattung wird beim Zahlungsdienst angestoßen. Sie muss bis zum ${formatDate(dueOn)} dort sein.`
		: `Bitte erstatte, was schon bezahlt oder eingezogen ist, bis zum ${formatDate(dueOn)} auf demselben Weg (${method}), und ziehe nichts mehr ein.`;
	return composeAbout(
		order,
		{
			subject: `Widerrufen: ${order.number}`,
			preheader: `${order.name}, ${euro(order.gross_cents)}.`,
			scene: "office",
			lead: text,
			blocks: [
				{
					kind: "facts",
					facts: [
						["Bestellung", order.number],
						["Betrag", euro(order.gross_cents)],
						["Name", order.name],
						["E-Mail", order.email],
					],
				},
			],
		},
		sender,
	);
}
