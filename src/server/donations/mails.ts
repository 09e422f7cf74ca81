import type { Transfer } from "#contract/donations.ts";
import { groupIban } from "#contract/iban.ts";
import { centsToEuro, formatEuro } from "#contract/money.ts";
import type { Provider } from "#contract/site.ts";
import type { Block, Fact } from "#server/outbox/blocks.ts";
import { hello } from "#server/outbox/greeting.ts";
import type { Letter } from "#server/outbox/letter.ts";
import type { SeenPayment } from "#server/payments/providers/provider.ts";
import type { DonationRow } from "./store.ts";

const farewell = "Herzlichen Dank";

const purposeFact = (purpose: string | null): Fact[] => (purpose ? [["Wofür", purpose]] : []);

export const transferMail = (
	{ name, purpose }: { name: string | undefined; purpose: string | null },
	transfer: Transfer,
): Letter => ({
	subject: "Deine Spende: die Daten für die Überweisung",
	preheader: `${formatEuro(transfer.amount)}, Verwendungszweck ${transfer.reference}.`,
	scene: "gift",
	greeting: hello(name ?? null),
	lead: `schön, dass du uns unterstützt. Mit diesen Angaben kannst du ${
		transfer.rhythm === "monthly" ? "einen Dauerauftrag einrichten" : "deine Spende überweisen"
	}:`,
	blocks: [
		{
			kind: "facts",
			facts: [
				["Empfänger", transfer.recipient],
				["IBAN", groupIban(transfer.iban)],
				["BIC", transfer.bic],
				["Bank", transfer.bank],
				["Betrag", formatEuro(transfer.amount), { isStrong: true }],
				["Verwendungszweck", transfer.reference, { isStrong: true }],
				...purposeFact(purpose),
			],
		},
	],
	farewell,
});

const factsOf = ({ reference, amount_cents, purpose, name, email }: DonationRow): Block => ({
	kind: "facts",
	facts: [
		["Betrag", formatEuro(centsToEuro(amount_cents)), { isStrong: true }],
		["Zeichen", reference],
		...purposeFact(purpose),
		...(name ? [["Name", name] as Fact] : []),
		...(email ? [["E-Mail", email] as Fact] : []),
	],
});

const SLIP = "Der Beleg im Anhang gilt dort zusammen mit der Bestätigung deiner Zahlung.";
const ON_THE_WAY = "Deine Zuwendungsbestätigung schicken wir dir zu Beginn des nächsten Jahres.";
const ON_WISH =
	"Möchtest du eine Zuwendungsbestätigung, antworte einfach auf diese E-Mail und nenne uns deine Anschrift.";

/** `hasSlip`: it brings one for the tax office. */
export const paidMail = (donation: DonationRow, { legal_name, tax_office }: Provider, hasSlip: boolean): Letter => ({
	subject: "Danke für deine Spende",
	preheader: `${formatEuro(centsToEuro(donation.amount_cents))} sind angekommen.`,
	scene: "gift",
	greeting: hello(donation.name),
	lead: "deine Spende ist angekommen. Mit ihr bleiben unser Ratgeber frei, unsere Seminare bezahlbar und die Vorlesekoffer voll.",
	blocks: [
		factsOf(donation),
		{
			kind: "box",
			title: "Für dein Finanzamt",
			text: [
				`${legal_name} ist als gemeinnützig anerkannt (${tax_office}).`,
				hasSlip ? SLIP : "Bis 300\u00a0€ genügt dem Finanzamt der Beleg deiner Zahlung.",
				donation.receipt_wanted ? ON_THE_WAY : ON_WISH,
			].join(" "),
		},
	],
	farewell,
});

export const receivedMail = (donation: DonationRow): Letter => ({
	subject: `Neue Spende: ${formatEuro(centsToEuro(donation.amount_cents))}`,
	preheader: donation.reference,
	scene: "office",
	lead: "Eine Spende ist eingegangen.",
	blocks: [factsOf(donation)],
});

export const problemMail = (donation: DonationRow, { amountCents, currency }: SeenPayment): Letter => ({
	subject: `Bitte ansehen: Zahlung zur Spende ${donation.reference}`,
	preheader: "Eine Zahlung passt nicht.",
	scene: "office",
	lead: "Zu dieser Spende kam eine Zahlung, die anders ist als erwartet oder ein zweites Mal kam.",
	blocks: [
		factsOf(donation),
		{ kind: "facts", facts: [["Gezahlt", `${formatEuro(centsToEuro(amountCents))} (${currency})`]] },
	],
});
