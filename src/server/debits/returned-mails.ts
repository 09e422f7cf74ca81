import { formatDate } from "#contract/dates.ts";
import { groupIban } from "#contract/iban.ts";
import { returnWordsForBuyer } from "#contract/office/bank-words.ts";
import type { Issuer } from "#server/drawing/business-letter.ts";
import { euro } from "#server/invoices/words.ts";
import { hello } from "#server/outbox/greeting.ts";
import { compose, type Letter, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";

export interface ReturnedTold {
	/** Of the order, and of its invoice. */
	number: string;
	invoice: string;
	name: string;
	company: string | null;
	/** The last four signs of the IBAN; none where nobody can read it. */
	account: string | null;
	amount_cents: number;
	open_cents: number;
	collect_on: string;
	return_reason: string;
	/** Calendar days: of the letter, and until when it is to be transferred. */
	day: string;
	due_on: string;
	/** Nothing is collected any more. */
	isByInvoice: boolean;
}

const leadOf = ({ number, account, amount_cents, collect_on, return_reason }: ReturnedTold): string =>
	[
		`am ${formatDate(collect_on)} wollten wir ${euro(amount_cents)} für deine Bestellung ${number} von deinem Konto${account ? ` mit der Endung ${account}` : ""} einziehen.`,
		`Die Bank hat die Lastschrift zurückgegeben. ${returnWordsForBuyer(return_reason)}`.trim(),
	].join(" ");

function letterOf(told: ReturnedTold, { provider }: Sender): Letter {
	const { invoice, open_cents, due_on, isByInvoice } = told;
	const onwards = isByInvoice
		? "Wir ziehen nichts mehr ein. Deine Bestellung läuft jetzt auf Rechnung, sonst ändert sich nichts."
		: "Wir ziehen den Betrag nicht noch einmal ein, ohne dir vorher zu schreiben.";
	return {
		subject: isByInvoice ? `Bitte überweise ${euro(open_cents)}` : "Deine Lastschrift kam zurück",
		preheader: isByInvoice
			? `Deine Lastschrift kam zurück. Zahlbar bis ${formatDate(due_on)}.`
			: `Bitte überweise ${euro(open_cents)} bis zum ${formatDate(due_on)}.`,
		scene: "post",
		greeting: hello(told.name),
		lead: leadOf(told),
		blocks: [
			{ kind: "text", text: `${onwards} Bitte überweise ${euro(open_cents)} bis zum ${formatDate(due_on)}:` },
			{
				kind: "facts",
				facts: [
					["An", provider.legal_name],
					["Bank", provider.bank],
					["IBAN", groupIban(provider.iban)],
					["BIC", provider.bic],
					["Betrag", euro(open_cents)],
					["Verwendungszweck", invoice],
				],
			},
			{ kind: "note", text: "Im Anhang: ein GiroCode, aus dem deine Bank-App die Überweisung ausfüllt." },
			{ kind: "text", text: "Ist das Geld schon unterwegs? Dann brauchst du nichts weiter zu tun." },
		],
		farewell: "Viele Grüße",
	};
}

const issuerOf = ({ provider }: Sender): Issuer => {
	const { legal_name, street, postcode, city, phone, email, tax_number, vat_id, bank, iban, bic } = provider;
	return { legal_name, street, postcode, city, phone, email, tax_number, vat_id, bank, iban, bic };
};

/** A debit came back: why, how much is open, and to where it goes. */
export const returnedMail = (told: ReturnedTold, sender: Sender): Mail => {
	const { number, invoice, name, company, open_cents: amount_cents, day, due_on } = told;
	const request = { ...{ number, invoice, name, company, amount_cents, day, due_on }, issuer: issuerOf(sender) };
	return {
		...compose(letterOf(told, sender), sender),
		about: number,
		attachments: [{ kind: "transfer_request", request }],
	};
};
