import { formatDate } from "#contract/dates.ts";
import { groupIban } from "#contract/iban.ts";
import { LEVEL_WORDS } from "#contract/office/open-item-words.ts";
import { euro } from "#server/invoices/words.ts";
import { giroCode } from "#server/payments/giro-code.ts";
import type { ReminderDocument } from "./document.ts";

/** The sentences of a reminder; mail and PDF say the same. */

export const totalOf = ({ open_cents, fee_cents, lump_cents, interest_cents }: ReminderDocument): number =>
	open_cents + fee_cents + lump_cents + interest_cents;

export const titleOf = ({ level, invoice }: ReminderDocument): string =>
	`${LEVEL_WORDS[level]} zur Rechnung ${invoice.number}`;

const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

const what = ({ invoice }: ReminderDocument): string =>
	`Rechnung ${invoice.number} vom ${formatDate(invoice.issued_on)} über ${euro(invoice.gross_cents)}`;

const partly = ({ paid_cents }: ReminderDocument): string =>
	paid_cents > 0 ? ` Davon sind ${euro(paid_cents)} angekommen, danke dafür.` : "";

export function openingOf(document: ReminderDocument): string {
	const due = formatDate(document.invoice.due_on);
	switch (document.level) {
		case 1:
			return `vielleicht ist es nur untergegangen: Unsere ${what(document)} war am ${due} fällig.${partly(document)}`;
		case 2:
			return `wir haben dich schon an unsere ${what(document)} erinnert. Sie war am ${due} fällig und ist noch offen.${partly(document)}`;
		case 3:
			return `unsere ${what(document)} war am ${due} fällig. Trotz zweier Schreiben ist sie noch offen.${partly(document)}`;
	}
}

export const amountsOf = (document: ReminderDocument): [label: string, value: string][] => [
	[`Offen aus ${document.invoice.number}`, euro(document.open_cents)],
	...(document.fee_cents > 0 ? [["Mahngebühr (Papier und Porto)", euro(document.fee_cents)] as [string, string]] : []),
	...(document.lump_cents > 0
		? [["Verzugspauschale (§ 288 Abs. 5 BGB)", euro(document.lump_cents)] as [string, string]]
		: []),
	...(document.interest_cents > 0 && document.interest_since
		? [
				[
					`Verzugszinsen ab ${formatDate(document.interest_since)} (§ 288 Abs. 2 BGB)`,
					euro(document.interest_cents),
				] as [string, string],
			]
		: []),
];

export const transferText = ({ issuer, invoice, due_on, ...rest }: ReminderDocument): string =>
	`Bitte überweise ${euro(totalOf({ issuer, invoice, due_on, ...rest }))} bis zum ${formatDate(due_on)} auf unser Konto: ${issuer.legal_name}, ${issuer.bank}, IBAN ${unbroken(groupIban(issuer.iban))}, BIC ${issuer.bic}. Verwendungszweck: ${invoice.number}.`;

/** What follows if nothing comes. */
export function nextText({ level, due_on }: ReminderDocument): string {
	const day = formatDate(due_on);
	switch (level) {
		case 1:
			return `Nach dem ${day} bist du in Verzug (§ 286 BGB).`;
		case 2:
			return `Kommt bis zum ${day} nichts an, schicken wir dir eine letzte Mahnung.`;
		case 3:
			return `Das ist unsere letzte Mahnung. Kommt bis zum ${day} nichts an, geben wir die Forderung ab: an einen Rechtsbeistand oder in ein gerichtliches Mahnverfahren. Dadurch entstehen weitere Kosten, die du dann trägst.`;
	}
}

export const CLOSING =
	"Schon unterwegs? Dann ist dieses Schreiben erledigt. Stimmt etwas nicht oder passt es gerade nicht? Sag uns bitte Bescheid, wir finden einen Weg.";

export const giroOf = (document: ReminderDocument): string[] =>
	giroCode({ provider: document.issuer, amountCents: totalOf(document), reference: document.invoice.number });

export const giroLabel = (document: ReminderDocument): string =>
	`GiroCode: Überweisung von ${euro(totalOf(document))} an ${document.issuer.legal_name}, Verwendungszweck ${document.invoice.number}`;
