import type { Transfer } from "#contract/donations.ts";
import { formatEuro } from "#contract/money.ts";
import type { Letter } from "#server/outbox/letter.ts";

export const transferMail = (name: string | undefined, transfer: Transfer): Letter => ({
	subject: "Deine Spende: die Daten für die Überweisung",
	heading: "Danke für deine Spende",
	blocks: [
		{
			kind: "text",
			text: `Hallo${name ? ` ${name}` : ""},\n\nschön, dass du uns unterstützt. Mit diesen Angaben kannst du ${
				transfer.rhythm === "monthly" ? "einen Dauerauftrag einrichten" : "deine Spende überweisen"
			}:`,
		},
		{
			kind: "facts",
			facts: [
				["Empfänger", transfer.recipient],
				["IBAN", transfer.iban],
				["BIC", transfer.bic],
				["Bank", transfer.bank],
				["Betrag", formatEuro(transfer.amount)],
				["Verwendungszweck", transfer.reference],
			],
		},
	],
});
