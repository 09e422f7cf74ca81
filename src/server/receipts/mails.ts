import { formatDate } from "#contract/dates.ts";
import { centsToEuro, formatEuro } from "#contract/money.ts";
import { hello } from "#server/outbox/greeting.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import type { ReceiptDocument } from "./document.ts";

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
