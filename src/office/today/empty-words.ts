import type { Permission } from "#contract/office/permissions.ts";

type May = (permission: Permission) => boolean;

const AND = new Intl.ListFormat("de");
const known = (words: readonly (readonly [Permission, string])[], may: May): string[] =>
	words.filter(([needs]) => may(needs)).map(([, word]) => word);

/** What can wait for somebody with these rights. */
export function waitingWords(may: May): string {
	const words = known(
		[
			["orders.write", "Widerrufe"],
			["people.write", "Anfragen"],
			["orders.write", "unklare Zahlungen"],
			["books.read", "überfällige Rechnungen"],
			["people.write", "Briefe, die nicht ankamen"],
		],
		may,
	);
	if (words.length > 0) return `Hier stehen ${AND.format(words)}, sobald es sie gibt.`;
	return may("articles.read") ? "Was du schreibst, findest du unter „Inhalte“." : "Was neu ist, steht hier von selbst.";
}

/** What somebody with these rights is told of when it happens; none of whom nothing is told. */
export function happeningWords(may: May): string | null {
	const words = known(
		[
			["bookings.read", "Buchungen"],
			["orders.read", "Bestellungen"],
			["donations.read", "Spenden"],
			["people.read", "Anfragen"],
			["newsletter.write", "neue Leserinnen und Leser des Newsletters"],
		],
		may,
	);
	return words.length > 0 ? `Hier erscheinen ${AND.format(words)} von selbst.` : null;
}
