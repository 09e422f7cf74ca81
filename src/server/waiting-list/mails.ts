import { berlinIso, formatDate, formatTime, formatWeekday } from "#contract/dates.ts";
import { centsToEuro, priceText } from "#contract/money.ts";
import { OFFER_HOURS } from "#contract/waiting-list.ts";
import type { Block, Letter } from "#server/outbox/letter.ts";
import { priceOf } from "./rules.ts";
import type { WaitingRow } from "./store.ts";

const at = (moment: Date): string => {
	const iso = berlinIso(moment);
	return `${formatWeekday(iso)}, ${formatDate(iso)}, ${formatTime(iso)}`;
};

function factsOf(row: WaitingRow): Block {
	const { entry, date, seminar } = row;
	const price = priceOf(row);
	return {
		kind: "facts",
		facts: [
			["Seminar", seminar.topic],
			["Termin", at(date.date)],
			["Ort", seminar.is_online ? "Online" : seminar.location],
			["Personen", String(entry.number_of_persons)],
			["Preis", priceText(price === null ? null : centsToEuro(price), seminar.tax_category)],
		],
	};
}

const greeting = ({ entry }: WaitingRow, text: string): Block => ({
	kind: "text",
	text: `Hallo ${entry.name},\n\n${text}`,
});

export const joinedMail = (row: WaitingRow, url: string): Letter => ({
	subject: `Du stehst auf der Warteliste: ${row.seminar.topic}`,
	heading: "Du stehst auf der Warteliste",
	blocks: [
		greeting(
			row,
			`der Termin ist ausgebucht, aber wir haben dich vorgemerkt. Wird etwas frei, bekommst du der Reihe nach ein Angebot per E-Mail. Es gilt ${OFFER_HOURS} Stunden.`,
		),
		factsOf(row),
		{ kind: "text", text: "Du möchtest doch nicht warten? Auf dieser Seite kommst du mit einem Klick von der Liste:" },
		{ kind: "button", label: "Zu meinem Platz auf der Liste", url },
	],
});

function keptUntil({ entry: { number_of_persons: persons, offer_expires_at }, date }: WaitingRow): string {
	const until = at(offer_expires_at ?? date.date);
	return persons === 1
		? `Bis ${until} halten wir den Platz für dich frei. Danach bekommt ihn die nächste Person auf der Liste.`
		: `Bis ${until} halten wir die ${persons} Plätze für euch frei. Danach bekommen sie die Nächsten auf der Liste.`;
}

export function offerMail(row: WaitingRow, url: string): Letter {
	const one = row.entry.number_of_persons === 1;
	return {
		subject: `${one ? "Ein Platz ist frei" : "Plätze sind frei"}: ${row.seminar.topic}`,
		heading: one ? "Ein Platz ist frei für dich" : "Plätze sind frei für euch",
		blocks: [
			greeting(row, `gute Nachricht: Es ist etwas frei geworden, und du bist an der Reihe. ${keptUntil(row)}`),
			factsOf(row),
			{ kind: "button", label: "Angebot ansehen und annehmen", url },
		],
	};
}

export const lapsedMail = (row: WaitingRow, seminarUrl: string): Letter => ({
	subject: `Das Angebot ist abgelaufen: ${row.seminar.topic}`,
	heading: "Das Angebot ist abgelaufen",
	blocks: [
		greeting(
			row,
			"die Zeit für unser Angebot ist um, darum geht es nun an die Nächsten auf der Liste. Möchtest du es noch einmal versuchen, setze dich auf der Seite des Seminars einfach wieder auf die Warteliste.",
		),
		factsOf(row),
		{ kind: "button", label: "Zum Seminar", url: seminarUrl },
	],
});
