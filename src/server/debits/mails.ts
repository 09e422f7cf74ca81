import { formatDate, formatWeekday } from "#contract/dates.ts";
import { euro } from "#server/invoices/words.ts";
import { hello } from "#server/outbox/greeting.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";

export interface Announced {
	number: string;
	name: string;
	mandate: string;
	/** The last four signs of the IBAN. */
	account: string;
	collectOn: string;
	cents: number;
}

/** SD-4: amount, day, mandate and creditor, before the money is taken. */
export const announcementMail = (
	{ number, name, mandate, account, collectOn, cents }: Announced,
	sender: Sender,
): Mail => ({
	...compose(
		{
			subject: `Wir buchen am ${formatDate(collectOn)} ${euro(cents)} ab`,
			preheader: `Für deine Bestellung ${number}.`,
			scene: "thanks",
			greeting: hello(name),
			lead: `am ${formatWeekday(collectOn)}, ${formatDate(collectOn)} ziehen wir ${euro(cents)} von deinem Konto mit der Endung ${account} ein, für deine Bestellung ${number}. Bitte sorge dafür, dass es gedeckt ist. Ein früher genannter Tag gilt nicht mehr.`,
			blocks: [
				{
					kind: "facts",
					facts: [
						["Tag des Einzugs", formatDate(collectOn)],
						["Betrag", euro(cents)],
						["Mandatsreferenz", mandate],
						["Gläubiger-ID", sender.provider.creditor_id],
						["Zahlungsempfänger", sender.provider.legal_name],
					],
				},
			],
			farewell: "Bis bald",
		},
		sender,
	),
	about: number,
});
