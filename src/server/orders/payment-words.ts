import { formatDate } from "#contract/dates.ts";
import { orderWordsOrNewest } from "#contract/legal/declarations/by-version.ts";
import { methodName, type OrderMethod } from "#contract/payment-methods.ts";
import { euro } from "#server/invoices/words.ts";
import type { Block } from "#server/outbox/blocks.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { OrderRow } from "./store.ts";

export interface Mandate {
	reference: string;
	bank: string;
	owner: string;
	/** Country and last four digits. */
	account: string;
	dueOn: string;
}

export const paymentFact = (method: OrderMethod): string =>
	method === "none" ? "keine, der Gesamtbetrag ist 0,00 €" : methodName(method);

export function paymentSentence({ payment_method, gross_cents, number }: OrderRow, dueOn: string | null): string {
	switch (payment_method) {
		case "invoice":
			return `Die Rechnung hängt dieser E-Mail als PDF an. Bitte überweise ${euro(gross_cents)} bis zum ${dueOn ? formatDate(dueOn) : ""}.`;
		case "direct_debit":
			return "Die Rechnung hängt dieser E-Mail als PDF an. Den Betrag ziehen wir von deinem Konto ein; das Mandat und den Tag des Einzugs findest du unten.";
		case "none":
			return "Es gibt nichts zu bezahlen.";
		default:
			return `Deine Zahlung mit ${methodName(payment_method)} zur Bestellung ${number} ist bestätigt. Die Rechnung hängt dieser E-Mail als PDF an.`;
	}
}

/** SD-1, SD-4: the mandate as it was given, and the announcement of the debit. */
export const mandateBlocks = (
	{ reference, bank, owner, account, dueOn }: Mandate,
	order: OrderRow,
	{ provider }: Sender,
): Block[] => [
	{ kind: "heading", text: "SEPA-Lastschriftmandat" },
	{ kind: "note", text: orderWordsOrNewest(order.consent_text_version).mandate(provider.legal_name).join("\n\n") },
	{
		kind: "facts",
		facts: [
			["Zahlungsempfänger", `${provider.legal_name}\n${provider.street}, ${provider.postcode} ${provider.city}`],
			["Gläubiger-ID", provider.creditor_id],
			["Mandatsreferenz", reference],
			["Zahlungsart", "einmalige Zahlung"],
			["Kontoinhaber", owner],
			["Bank", bank],
			["Konto", account],
		],
	},
	{
		kind: "note",
		text: `Vorabankündigung: Am ${formatDate(dueOn)} ziehen wir ${euro(order.gross_cents)} mit der Mandatsreferenz ${reference} und der Gläubiger-Identifikationsnummer ${provider.creditor_id} von diesem Konto ein. Bitte sorge dafür, dass es gedeckt ist.`,
	},
];
