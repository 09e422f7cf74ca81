import { formatDate } from "#contract/dates.ts";
import { groupIban } from "#contract/iban.ts";
import { LEVEL_WORDS } from "#contract/office/open-item-words.ts";
import { euro } from "#server/invoices/words.ts";
import { hello } from "#server/outbox/greeting.ts";
import { compose, type Letter, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import type { ReminderDocument } from "./document.ts";
import { amountsOf, CLOSING, nextText, openingOf, titleOf, totalOf } from "./words.ts";

const PREHEADERS = {
	1: "Vielleicht ist es nur untergegangen.",
	2: "Unsere Rechnung ist noch offen.",
	3: "Bitte zahle jetzt, sonst geben wir die Forderung ab.",
} as const;

function letterOf(document: ReminderDocument): Letter {
	const { level, due_on, issuer, invoice, recipient } = document;
	return {
		subject: titleOf(document),
		preheader: PREHEADERS[level],
		scene: "post",
		greeting: hello(recipient.name),
		lead: openingOf(document),
		blocks: [
			{
				kind: "amounts",
				rows: [
					...amountsOf(document).map(([label, value]) => ({ label, value })),
					{ label: `Bitte überweise bis zum ${formatDate(due_on)}`, value: euro(totalOf(document)), isTotal: true },
				],
			},
			{
				kind: "facts",
				facts: [
					["An", issuer.legal_name],
					["Bank", issuer.bank],
					["IBAN", groupIban(issuer.iban)],
					["BIC", issuer.bic],
					["Verwendungszweck", invoice.number],
				],
			},
			{
				kind: "note",
				text: `Im Anhang: ${LEVEL_WORDS[level]} als PDF mit GiroCode für deine Bank-App, und die Rechnung.`,
			},
			{ kind: "text", text: nextText(document) },
			{ kind: "text", text: CLOSING },
		],
		farewell: "Viele Grüße",
	};
}

/** Without attachments where nothing is kept yet. */
export const reminderMail = (
	document: ReminderDocument,
	sender: Sender,
	kept: { reminderId: number; invoiceId: number } | null,
): Mail => ({
	...compose(letterOf(document), sender),
	about: document.contract.number,
	...(kept && {
		attachments: [
			{ kind: "reminder", id: kept.reminderId },
			{ kind: "document", id: kept.invoiceId },
		],
	}),
});
