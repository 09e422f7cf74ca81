import { formatDate } from "#contract/dates.ts";
import { centsToEuro, formatEuro } from "#contract/money.ts";
import type { Fact } from "#server/outbox/blocks.ts";
import { hello } from "#server/outbox/greeting.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import type { ReceiptDocument } from "./document.ts";
import type { Candidate } from "./rules.ts";

/** DON-03: asked only where a receipt cannot be written without it. */
export function addressMail(
	gift: Pick<Candidate, "name" | "amount_cents" | "reference" | "paid_on">,
	url: string,
	sender: Sender,
): Mail {
	const amount = formatEuro(centsToEuro(gift.amount_cents));
	return compose(
		{
			subject: "Deine Spende: Wohin geht die Bestätigung fürs Finanzamt?",
			preheader: `Für die Bestätigung über ${amount} fehlt uns deine Anschrift.`,
			scene: "gift",
			greeting: hello(gift.name),
			lead: `danke für deine Spende. Wir möchten dir dafür eine Zuwendungsbestätigung ausstellen. Auf ihr müssen dein Name und deine Anschrift stehen, und die kennen wir nicht.`,
			blocks: [
				{
					kind: "facts",
					facts: [
						["Betrag", amount, { isStrong: true }],
						...(gift.paid_on ? [["Eingegangen am", formatDate(gift.paid_on)] as Fact] : []),
						["Zeichen", gift.reference],
					],
				},
				{ kind: "button", label: "Anschrift nennen", url },
				{
					kind: "note",
					text: "Der Link gilt 90 Tage. Brauchst du keine Bestätigung, musst du nichts tun.",
				},
			],
			farewell: "Herzlichen Dank",
		},
		sender,
	);
}

/** With the receipt itself as a file (BMF 06.02.2017). */
export function receiptMail(receipt: ReceiptDocument, id: number, sender: Sender): Mail {
	const { number, kind, period, items, donor } = receipt;
	const amount = formatEuro(centsToEuro(receipt.amount_cents));
	const isCollective = kind === "collective";
	const when: readonly [string, string] = period
		? ["Zeitraum", `${formatDate(period.from)} bis ${formatDate(period.to)}`]
		: ["Tag der Zuwendung", formatDate(items[0]?.day ?? "")];
	const letter = compose(
		{
			subject: isCollective
				? `Deine Spenden ${period?.from.slice(0, 4)}: die Bestätigung fürs Finanzamt`
				: "Deine Spende: die Bestätigung fürs Finanzamt",
			preheader: `${number} über ${amount}.`,
			scene: "gift",
			greeting: hello(donor.name),
			lead: isCollective
				? "danke, dass du uns durch das Jahr begleitet hast. Im Anhang ist deine Sammelbestätigung über alle Spenden."
				: "danke für deine Spende. Im Anhang ist deine Zuwendungsbestätigung.",
			blocks: [
				{
					kind: "facts",
					facts: [["Nummer", number], ["Betrag", amount, { isStrong: true }], [...when]],
				},
				{
					kind: "note",
					text: "Heb die Datei gut auf: Wir stellen jede Bestätigung nur einmal aus. Stimmen Name oder Anschrift nicht, antworte kurz auf diese E-Mail.",
				},
			],
			farewell: "Herzlichen Dank",
		},
		sender,
	);
	return { ...letter, attachments: [{ kind: "receipt", id }] };
}
