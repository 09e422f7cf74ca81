import { formatDate } from "#contract/dates.ts";
import { documentName } from "#contract/documents.ts";
import { groupIban } from "#contract/iban.ts";
import { centsToEuro, formatEuro } from "#contract/money.ts";
import { methodName } from "#contract/payment-methods.ts";
import { giroCode } from "#server/payments/giro-code.ts";
import type { DocumentLine, InvoiceDocument, Payment } from "./document.ts";
import { isPart } from "./rules.ts";

/** The sentences of an invoice; which of them stand there follows from the document alone. */

export const euro = (cents: number): string => formatEuro(centsToEuro(cents));

export const titleOf = ({ kind, contract, number, payment }: InvoiceDocument): string =>
	`${documentName(kind, contract.kind, isPart(payment))} ${number}`;

function serviceText({ service: { from, to } }: InvoiceDocument): string {
	return from === to ? formatDate(from) : `${formatDate(from)} bis ${formatDate(to)}`;
}

/** EINV-02: by which the buyer's books know it. */
const referencesOf = ({ references }: InvoiceDocument): [label: string, value: string][] => [
	...(references?.order_reference ? [["Deine Bestellnr.", references.order_reference] as [string, string]] : []),
	...(references?.leitweg_id ? [["Leitweg-ID", references.leitweg_id] as [string, string]] : []),
];

export function factsOf(document: InvoiceDocument): [label: string, value: string][] {
	const { number, issued_on, corrects, contract } = document;
	return [
		[document.kind === "invoice" ? "Rechnungsnummer" : "Nummer", number],
		["Datum", formatDate(issued_on)],
		...(corrects ? [["Zur Rechnung", corrects.number] as [string, string]] : []),
		[contract.kind === "order" ? "Bestellung" : "Buchung", contract.number],
		[contract.kind === "order" ? "Bestellt am" : "Gebucht am", formatDate(contract.date)],
		["Leistung am", serviceText(document)],
		...referencesOf(document),
	];
}

export const recipientLines = ({ company, name, street, postcode, city }: InvoiceDocument["recipient"]): string[] => [
	...(company ? [company] : []),
	name,
	street,
	`${postcode} ${city}`,
];

/** § 14 Abs. 4 Nr. 7 UStG: a discount agreed on beforehand is told where it is taken. */
export const discountText = ({ discount, original_gross_cents }: DocumentLine): string | null =>
	discount === 0 ? null : `Preis ${euro(original_gross_cents)}, abzüglich Gutschein ${discount} %`;

const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

const transferText = ({ issuer, number, gross_cents }: InvoiceDocument, due: string): string[] => [
	`Bitte überweise ${euro(gross_cents)} bis zum ${formatDate(due)} ohne Abzug auf unser Konto: ${issuer.legal_name}, ${issuer.bank}, IBAN ${unbroken(groupIban(issuer.iban))}, BIC ${issuer.bic}. Verwendungszweck: ${number}.`,
	"Als Verbraucherin oder Verbraucher gerätst du spätestens in Verzug, wenn du nicht innerhalb von 30 Tagen nach Fälligkeit und Zugang dieser Rechnung zahlst (§ 286 Abs. 3 BGB).",
];

/** What a bank app fills the transfer from, where one is due. */
export const giroCodeOf = ({ payment, gross_cents, issuer, number }: InvoiceDocument): string[] | null =>
	payment.kind === "transfer" && gross_cents > 0
		? giroCode({ provider: issuer, amountCents: gross_cents, reference: number })
		: null;

export const giroLabel = ({ issuer, gross_cents, number }: InvoiceDocument): string =>
	`GiroCode: Überweisung von ${euro(gross_cents)} an ${issuer.legal_name}, Verwendungszweck ${number}`;

type Refund = Extract<Payment, { kind: "refund" }>;

function refundText({ contract, corrects, gross_cents }: InvoiceDocument, refund: Refund): string {
	const { method, was_paid, reason } = refund;
	const back = euro(-gross_cents);
	if (reason !== undefined && was_paid)
		return `Wir erstatten ${back} auf demselben Weg, auf dem du bezahlt hast (${methodName(method)}).`;
	if (was_paid && contract.kind === "sign_up")
		return `Diese Korrektur mindert die Rechnung ${corrects?.number ?? ""} um ${back}. Was du darauf zu viel bezahlt hast, überweisen wir dir innerhalb von 14 Tagen zurück.`;
	if (was_paid)
		return `Wir erstatten ${back} auf demselben Weg, auf dem du bezahlt hast (${methodName(method)}), spätestens 14 Tage nach deinem Widerruf.`;
	const how =
		method === "direct_debit"
			? "So viel weniger ziehen wir ein. Was schon eingezogen ist, erstatten wir."
			: "So viel weniger brauchst du zu bezahlen.";
	return `Diese Korrektur mindert die Rechnung ${corrects?.number ?? ""} um ${back}: ${how}`;
}

export function paymentText(document: InvoiceDocument): string[] {
	const { payment, gross_cents } = document;
	switch (payment.kind) {
		case "transfer":
			return transferText(document, payment.due_on);
		case "paid":
			return [`Bezahlt per ${methodName(payment.method)} am ${formatDate(payment.paid_on)}. Es ist nichts mehr offen.`];
		case "direct_debit":
			return [
				`Wir ziehen ${euro(gross_cents)} am ${formatDate(payment.due_on)} per SEPA-Lastschrift von deinem Konto ${payment.account} ein. Mandatsreferenz: ${payment.mandate_reference}. Gläubiger-Identifikationsnummer: ${payment.creditor_id}.`,
			];
		case "refund":
			return [refundText(document, payment), ...(payment.reason === undefined ? [] : [`Grund: ${payment.reason}`])];
		case "replaced":
			return [
				`Diese Korrektur hebt die Rechnung ${document.corrects?.number ?? ""} auf. An ihre Stelle tritt eine neue Rechnung über denselben Betrag. Was bezahlt ist, gilt für sie.`,
			];
	}
}
