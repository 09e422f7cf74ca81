import { formatDate } from "#contract/dates.ts";
import { groupIban } from "#contract/iban.ts";
import { paths } from "#contract/paths.ts";
import type { OrderMethod } from "#contract/payment-methods.ts";
import { euro } from "#server/invoices/words.ts";
import { hello } from "#server/outbox/greeting.ts";
import type { Sender } from "#server/outbox/letter.ts";
import { momentText } from "#server/outbox/moments.ts";
import type { Mail } from "#server/outbox/transports.ts";
import { composeAbout } from "./letters.ts";
import { paymentFact } from "./payment-words.ts";
import type { OrderRow } from "./store.ts";

/** What staff tell buyers when they help them. */

export interface OpenFilm {
	topic: string;
	until: Date;
	/** For guests, who need no account. */
	url: string;
}

interface RefundWords {
	order: OrderRow;
	cents: number;
	reason: string;
	/** How it was paid. */
	method: OrderMethod;
	/** None where money goes back that paid for nothing. */
	creditNoteId: number | null;
	endsAccess: boolean;
}

/** The access was given again, or its end has moved. */
export function accessMail({ order, films }: { order: OrderRow; films: OpenFilm[] }, sender: Sender): Mail {
	const isGuest = order.member_id === null;
	return composeAbout(
		order,
		{
			subject: films.length === 1 ? "Dein Videokurs liegt wieder bereit" : "Deine Videokurse liegen wieder bereit",
			preheader: `Bestellung ${order.number}.`,
			scene: "thanks",
			greeting: hello(order.name),
			lead: isGuest
				? "wir haben deinen Zugang neu eingestellt. Mit diesem Link geht es weiter, so oft du möchtest."
				: "wir haben deinen Zugang neu eingestellt. In Mein VSZ geht es weiter, so oft du möchtest.",
			blocks: films.map(({ topic, until, url }) => ({
				kind: "card",
				title: topic,
				note: `gültig bis ${momentText(until)}`,
				label: "Videokurs ansehen",
				url: isGuest ? url : `${sender.publicUrl}${paths.products}`,
			})),
			farewell: "Viel Freude beim Ansehen",
		},
		sender,
	);
}

/** OFF-050: the invoice was written anew; the old one is taken back by a document of its own. */
export function correctedMail(
	{ order, creditNoteId, invoiceId }: { order: OrderRow; creditNoteId: number; invoiceId: number },
	sender: Sender,
): Mail {
	const letter = composeAbout(
		order,
		{
			subject: "Deine Rechnung mit neuer Anschrift",
			preheader: `Bestellung ${order.number}, ${euro(order.gross_cents)}.`,
			scene: "thanks",
			greeting: hello(order.name),
			lead: `wir haben die Anschrift auf deiner Rechnung berichtigt. Eine Rechnung ändern wir nie: Die bisherige heben wir auf, und du bekommst eine neue. Beide hängen dieser E-Mail als PDF an.`,
			blocks: [
				{ kind: "text", text: "Der Betrag bleibt gleich. Was du bezahlt hast, gilt für die neue Rechnung." },
				{
					kind: "facts",
					facts: [
						["Bestellung", order.number],
						["Betrag", euro(order.gross_cents)],
					],
				},
			],
			farewell: "Bis bald",
		},
		sender,
	);
	return {
		...letter,
		attachments: [
			{ kind: "document", id: creditNoteId },
			{ kind: "document", id: invoiceId },
		],
	};
}

/** ORDER-05: money goes back as a kindness. */
export function refundedMail(
	{ order, cents, reason, method, creditNoteId, endsAccess }: RefundWords,
	sender: Sender,
): Mail {
	const access = endsAccess ? " Dein Zugang zu den Videokursen ist beendet." : "";
	const paper = creditNoteId === null ? "" : "Der Beleg hängt dieser E-Mail als PDF an. ";
	const letter = composeAbout(
		order,
		{
			subject: `Wir erstatten dir ${euro(cents)}`,
			preheader: `Bestellung ${order.number}.`,
			scene: "thanks",
			greeting: hello(order.name),
			lead: `zu deiner Bestellung ${order.number} erstatten wir dir ${euro(cents)} auf demselben Weg, auf dem du bezahlt hast (${paymentFact(method)}).${access}`,
			blocks: [
				{ kind: "text", text: `${paper}Bis das Geld bei dir ist, können einige Tage vergehen.` },
				{
					kind: "facts",
					facts: [
						["Bestellung", order.number],
						["Betrag", euro(cents)],
						["Grund", reason],
					],
				},
			],
			farewell: "Bis bald",
		},
		sender,
	);
	return { ...letter, attachments: creditNoteId === null ? [] : [{ kind: "document", id: creditNoteId }] };
}

interface ReductionWords {
	order: OrderRow;
	cents: number;
	reason: string;
	/** Whose price it is, and what is left to pay of it; with the day as long as that is ahead. */
	invoice: string;
	leftCents: number;
	dueOn: string | null;
	creditNoteId: number;
}

/** OFF-050: less is owed than was invoiced. */
export function reducedMail(
	{ order, cents, reason, invoice, leftCents, dueOn, creditNoteId }: ReductionWords,
	sender: Sender,
): Mail {
	const { provider } = sender;
	const until = dueOn ? ` bis zum ${formatDate(dueOn)}` : "";
	const letter = composeAbout(
		order,
		{
			subject: `Deine Rechnung ist um ${euro(cents)} niedriger`,
			preheader: `Bestellung ${order.number}.`,
			scene: "thanks",
			greeting: hello(order.name),
			lead: `zu deiner Bestellung ${order.number} mindern wir die Rechnung ${invoice} um ${euro(cents)}. Bitte überweise${until} nur noch ${euro(leftCents)}.`,
			blocks: [
				{ kind: "text", text: "Eine Rechnung ändern wir nie: Der Beleg dazu hängt dieser E-Mail als PDF an." },
				{
					kind: "facts",
					facts: [
						["Noch zu zahlen", euro(leftCents)],
						["Grund", reason],
						["An", provider.legal_name],
						["IBAN", groupIban(provider.iban)],
						["Verwendungszweck", invoice],
					],
				},
			],
			farewell: "Bis bald",
		},
		sender,
	);
	return { ...letter, attachments: [{ kind: "document", id: creditNoteId }] };
}

/** ORDER-05: the provider gives it back no more, so the office does. */
export function transferMail(
	{ order, cents, account }: { order: OrderRow; cents: number; account: string | null },
	sender: Sender,
): Mail {
	const onwards = account
		? `Wir überweisen dir ${euro(cents)} auf dein Konto mit der Endung ${account}.`
		: `Wir überweisen dir ${euro(cents)}, sobald wir dein Konto kennen: Antworte auf diese E-Mail und nenne uns die IBAN und wem das Konto gehört.`;
	return composeAbout(
		order,
		{
			subject: account ? `Wir überweisen dir ${euro(cents)}` : "Wohin dürfen wir dir das Geld überweisen?",
			preheader: `Erstattung zu deiner Bestellung ${order.number}.`,
			scene: "post",
			greeting: hello(order.name),
			lead: `zu deiner Bestellung ${order.number} steht dir eine Erstattung zu. Auf dem Weg, auf dem du bezahlt hast (${paymentFact(order.payment_method)}), nimmt der Zahlungsdienst sie nicht an.`,
			blocks: [
				{ kind: "text", text: onwards },
				{
					kind: "facts",
					facts: [
						["Bestellung", order.number],
						["Betrag", euro(cents)],
					],
				},
			],
			farewell: "Bis bald",
		},
		sender,
	);
}
