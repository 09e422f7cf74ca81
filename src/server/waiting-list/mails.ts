import { berlinIso } from "#contract/berlin.ts";
import { formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import { priceInEuro, priceText } from "#contract/money.ts";
import { OFFER_HOURS } from "#contract/waiting-list.ts";
import type { Block, DateCard } from "#server/outbox/blocks.ts";
import { hello } from "#server/outbox/greeting.ts";
import type { Letter, Sender } from "#server/outbox/letter.ts";
import { dateValues, type Values } from "#server/outbox/markup.ts";
import { longMomentText } from "#server/outbox/moments.ts";
import { withPassage } from "#server/outbox/passages.ts";
import { dateCard, placeFacts } from "#server/seminars/letter-blocks.ts";
import { priceOf, splitName } from "./rules.ts";
import type { WaitingRow } from "./store.ts";

const isPlural = ({ entry }: WaitingRow): boolean => entry.number_of_persons > 1;

function dateBlock(state: DateCard["state"], { date, seminar }: WaitingRow): Block {
	const start = berlinIso(date.date);
	const lines = [formatLongDate(start), formatTime(start), ...(state === "full" ? ["Ausgebucht"] : [])];
	return dateCard(state, seminar.topic, date.date, lines);
}

function factsOf(row: WaitingRow): Block {
	const { entry, seminar, place } = row;
	const price = priceOf(row);
	return {
		kind: "facts",
		facts: [
			["Plätze", String(entry.number_of_persons), { isStrong: true }],
			...placeFacts(seminar, { place, room: null, isPlural: isPlural(row) }),
			["Kosten", priceText(priceInEuro(price), seminar.tax_category)],
		],
	};
}

const whatAndWhen = ({ seminar, date }: WaitingRow): string => `${seminar.topic}, ${longMomentText(date.date)}.`;

export function joinedMail(row: WaitingRow, url: string): Letter {
	const many = isPlural(row);
	return {
		subject: many ? "Ihr steht auf der Warteliste" : "Du stehst auf der Warteliste",
		preheader: whatAndWhen(row),
		scene: "free",
		greeting: hello(row.entry.name),
		lead: many
			? `der Termin ist ausgebucht, aber wir haben euch vorgemerkt. Wird genug frei, bekommt ihr der Reihe nach ein Angebot per E-Mail. Es gilt ${OFFER_HOURS} Stunden.`
			: `der Termin ist ausgebucht, aber wir haben dich vorgemerkt. Wird etwas frei, bekommst du der Reihe nach ein Angebot per E-Mail. Es gilt ${OFFER_HOURS} Stunden.`,
		blocks: [
			dateBlock("full", row),
			factsOf(row),
			{ kind: "button", label: many ? "Zu eurem Platz auf der Liste" : "Zu deinem Platz auf der Liste", url },
			{
				kind: "note",
				text: `${many ? "Ihr möchtet" : "Du möchtest"} doch nicht warten? Auf dieser Seite ${many ? "kommt ihr" : "kommst du"} mit einem Klick von der Liste. Der Link gilt, bis das Seminar beginnt: ${longMomentText(row.date.date)}.`,
			},
		],
		farewell: "Bis bald",
		isPlural: many,
	};
}

function keptUntil({ entry: { number_of_persons: persons, offer_expires_at }, date }: WaitingRow): string {
	const until = longMomentText(offer_expires_at ?? date.date);
	return persons === 1
		? `Bis ${until} halten wir den Platz für dich frei. Danach bekommt ihn die nächste Person auf der Liste.`
		: `Bis ${until} halten wir die ${persons} Plätze für euch frei. Danach bekommen sie die Nächsten auf der Liste.`;
}

function placeholdersOf({ entry, seminar, date, place }: WaitingRow): Values {
	const { first_name: vorname, last_name: nachname } = splitName(entry.name);
	const start = berlinIso(date.date);
	const location = seminar.is_online ? "online" : (place?.name ?? seminar.location);
	return {
		...dateValues({ topic: seminar.topic, start, location, lecturer: seminar.lecturer }),
		vorname,
		nachname,
	};
}

export function offerMail(row: WaitingRow, url: string, sender: Sender): Letter {
	const many = isPlural(row);
	const letter: Letter = {
		subject: many ? "Plätze sind frei für euch" : "Ein Platz ist frei für dich",
		preheader: whatAndWhen(row),
		scene: "free",
		greeting: hello(row.entry.name),
		lead: `gute Nachricht: Es ist etwas frei geworden, und ${many ? "ihr seid" : "du bist"} an der Reihe.`,
		blocks: [
			dateBlock("free", row),
			{ kind: "button", label: "Angebot ansehen und annehmen", url },
			{ kind: "note", text: keptUntil(row) },
			factsOf(row),
		],
		farewell: "Bis bald",
		isPlural: many,
	};
	return withPassage(letter, "waiting_offer", placeholdersOf(row), sender);
}

export function lapsedMail(row: WaitingRow, seminarUrl: string): Letter {
	const many = isPlural(row);
	return {
		subject: "Das Angebot ist abgelaufen",
		preheader: whatAndWhen(row),
		scene: "empty",
		greeting: hello(row.entry.name),
		lead: `die Zeit für unser Angebot ist um, darum geht es nun an die Nächsten auf der Liste. ${many ? "Möchtet ihr" : "Möchtest du"} es noch einmal versuchen, geht das auf der Seite des Seminars: Dort führt ein Knopf wieder auf die Warteliste.`,
		blocks: [dateBlock("full", row), { kind: "button", label: "Zum Seminar", url: seminarUrl }],
		farewell: "Bis bald",
		isPlural: many,
	};
}

export interface CalledOffWords {
	/** What the office says to all. */
	reason: string;
	seminarUrl: string;
}

export function calledOffMail(row: WaitingRow, { reason, seminarUrl }: CalledOffWords): Letter {
	const many = isPlural(row);
	return {
		subject: `Abgesagt: ${row.seminar.topic}`,
		preheader: whatAndWhen(row),
		scene: "empty",
		greeting: hello(row.entry.name),
		lead: `der Termin, für den ${many ? "ihr" : "du"} auf der Warteliste ${many ? "standet" : "standest"}, findet leider nicht statt. ${reason}`,
		blocks: [
			dateBlock("off", row),
			{ kind: "note", text: `${many ? "Eure" : "Deine"} Vormerkung ist damit erledigt.` },
			{ kind: "button", label: "Andere Termine ansehen", url: seminarUrl },
		],
		farewell: "Bis zum nächsten Mal",
		isPlural: many,
	};
}

export function movedMail(row: WaitingRow, { reason, url }: { reason: string; url: string }): Letter {
	const many = isPlural(row);
	return {
		subject: `Verlegt: ${row.seminar.topic}`,
		preheader: whatAndWhen(row),
		scene: "free",
		greeting: hello(row.entry.name),
		lead: `der Termin, für den ${many ? "ihr" : "du"} auf der Warteliste ${many ? "steht" : "stehst"}, ist verlegt. ${reason}`,
		blocks: [
			dateBlock(row.entry.state === "offered" ? "free" : "full", row),
			factsOf(row),
			{ kind: "button", label: many ? "Zu eurem Platz auf der Liste" : "Zu deinem Platz auf der Liste", url },
			{
				kind: "note",
				text: `${many ? "Passt es euch" : "Passt es dir"} nicht mehr? Dort ${many ? "kommt ihr" : "kommst du"} mit einem Klick von der Liste.`,
			},
		],
		farewell: "Bis bald",
		isPlural: many,
	};
}

export function removedMail(row: WaitingRow): Letter {
	const many = isPlural(row);
	return {
		subject: many ? "Ihr steht nicht mehr auf der Warteliste" : "Du stehst nicht mehr auf der Warteliste",
		preheader: whatAndWhen(row),
		scene: "empty",
		greeting: hello(row.entry.name),
		lead: `wir haben ${many ? "euch" : "dich"} von der Warteliste für diesen Termin genommen. ${many ? "Habt ihr Fragen dazu, antwortet" : "Hast du Fragen dazu, antworte"} einfach auf diese E-Mail.`,
		blocks: [dateBlock("full", row)],
		farewell: "Bis bald",
		isPlural: many,
	};
}
