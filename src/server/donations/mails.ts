import type { Transfer } from "#contract/donations.ts";
import { groupIban } from "#contract/iban.ts";
import { centsToEuro, formatEuro } from "#contract/money.ts";
import type { Provider } from "#contract/site.ts";
import type { Block, Letter } from "#server/outbox/letter.ts";
import type { SeenPayment } from "#server/payments/providers/provider.ts";
import type { DonationRow } from "./store.ts";

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
				["IBAN", groupIban(transfer.iban)],
				["BIC", transfer.bic],
				["Bank", transfer.bank],
				["Betrag", formatEuro(transfer.amount)],
				["Verwendungszweck", transfer.reference],
			],
		},
	],
});

const factsOf = ({ reference, amount_cents, name, email }: DonationRow): Block => ({
	kind: "facts",
	facts: [
		["Betrag", formatEuro(centsToEuro(amount_cents))],
		["Zeichen", reference],
		...(name ? [["Name", name] as [string, string]] : []),
		...(email ? [["E-Mail", email] as [string, string]] : []),
	],
});

export const paidMail = (donation: DonationRow, { legal_name, tax_office }: Provider): Letter => ({
	subject: "Danke für deine Spende",
	heading: "Deine Spende ist angekommen",
	blocks: [
		{
			kind: "text",
			text: `Hallo${donation.name ? ` ${donation.name}` : ""},\n\ndanke! Mit deiner Spende bleiben unser Ratgeber frei, unsere Seminare bezahlbar und die Vorlesekoffer voll.`,
		},
		factsOf(donation),
		{
			kind: "text",
			text: `${legal_name} ist als gemeinnützig anerkannt (${tax_office}). Bis 300 € genügt dem Finanzamt der Beleg deiner Zahlung. Möchtest du eine Zuwendungsbestätigung, antworte einfach auf diese Mail und nenne uns deine Anschrift.`,
		},
	],
});

export const receivedMail = (donation: DonationRow): Letter => ({
	subject: `Neue Spende: ${formatEuro(centsToEuro(donation.amount_cents))}`,
	heading: "Neue Spende",
	blocks: [factsOf(donation)],
});

export const problemMail = (donation: DonationRow, { amountCents, currency }: SeenPayment): Letter => ({
	subject: `Bitte ansehen: Zahlung zur Spende ${donation.reference}`,
	heading: "Eine Zahlung passt nicht",
	blocks: [
		{ kind: "text", text: "Zu dieser Spende kam eine Zahlung, die anders ist als erwartet oder ein zweites Mal kam:" },
		factsOf(donation),
		{ kind: "facts", facts: [["Gezahlt", `${formatEuro(centsToEuro(amountCents))} (${currency})`]] },
	],
});
