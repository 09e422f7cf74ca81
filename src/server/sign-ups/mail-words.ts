import { berlinIso } from "#contract/berlin.ts";
import { formatTime } from "#contract/dates.ts";
import { formatLongDate, formatLongWeekday } from "#contract/long-date.ts";
import { centsToEuro, priceText } from "#contract/money.ts";
import type { Block, Fact } from "#server/outbox/blocks.ts";
import { dateValues, type Values } from "#server/outbox/markup.ts";
import { commonRoom, dateCard, placeFacts, sessionLines } from "#server/seminars/letter-blocks.ts";
import { isFree } from "./rules.ts";
import type { PersonRow, SignUpRow } from "./store.ts";

const WORDS = {
	du: { your: "deine", yourBooking: "deiner Buchung", can: "kannst du", open: "Öffne", see: "Siehst du" },
	ihr: { your: "eure", yourBooking: "eurer Buchung", can: "könnt ihr", open: "Öffnet", see: "Seht ihr" },
} as const;

/** What letters say to one person and to several. */
export const wordsFor = (isPlural: boolean) => (isPlural ? WORDS.ihr : WORDS.du);

export const bookingButton = (url: string, isPlural: boolean): Block => ({
	kind: "button",
	label: `Zu ${wordsFor(isPlural).yourBooking}`,
	url,
});

const placeName = ({ seminar, place }: SignUpRow): string =>
	seminar.is_online ? "online" : (place?.name ?? seminar.location);

/** "Dienstag, 24.11.2026, 17:30 Uhr, Haus am Fluss." */
export const whenAndWhere = (row: SignUpRow): string => {
	const start = berlinIso(row.date.date);
	return `${formatLongDate(start)}, ${formatTime(start)}, ${placeName(row)}.`;
};

/** What the free passages of letters may name. */
export const placeholdersOf = (row: SignUpRow): Values => ({
	...dateValues({
		topic: row.seminar.topic,
		start: berlinIso(row.date.date),
		location: placeName(row),
		lecturer: row.seminar.lecturer,
	}),
	vorname: row.signUp.first_name,
	nachname: row.signUp.last_name,
});

export const dateBlock = (row: SignUpRow): Block =>
	dateCard("taken", row.seminar.topic, row.date.date, sessionLines(row.sessions));

export const calendarBox = (isPlural: boolean): Block => ({
	kind: "box",
	title: "In den Kalender",
	text: `${wordsFor(isPlural).open} den Anhang termin.ics: Ort und Uhrzeit sind schon drin. ${wordsFor(isPlural).see} keinen Anhang, liegt der Eintrag auch auf der Seite ${wordsFor(isPlural).yourBooking}.`,
});

/** "Bis Dienstag" */
export const until = ({ date }: SignUpRow): string => `Bis ${formatLongWeekday(berlinIso(date.date))}`;

const COUNTS = ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"] as const;
/** "zwei"; sign-ups are for ten persons at most. */
export const countWord = (count: number): string => COUNTS[count] ?? String(count);

/** Who comes, one in each line; names may still be missing. */
export function namesOf(persons: readonly PersonRow[]): string {
	const names = persons.map(({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(" "));
	const known = names.filter(Boolean);
	const open = names.length - known.length;
	const others = open === 1 ? "eine weitere Person" : `${countWord(open)} weitere Personen`;
	return [...known, ...(open > 0 ? [`${known.length > 0 ? "und " : ""}${others}`] : [])].join("\n");
}

function priceFact(row: SignUpRow): string {
	const { signUp, seminar, voucher_code, discount } = row;
	const price = isFree(row) ? null : centsToEuro(signUp.gross_cents);
	const text = priceText(price, seminar.tax_category);
	return price !== null && voucher_code ? `${text} (Gutschein ${voucher_code}, ${discount}\u00a0% Rabatt)` : text;
}

export const comingOf = ({ persons }: SignUpRow): PersonRow[] =>
	persons.filter(({ cancelled_at }) => cancelled_at === null);

/** ROOM-02: nobody stands at the door of an online seminar. */
export function codesBlock(row: SignUpRow, codes: ReadonlyMap<number, string>): Block[] {
	if (row.seminar.is_online) return [];
	const coming = comingOf(row);
	const shown = coming.map(({ position, first_name, last_name }) => ({
		name: [first_name, last_name].filter(Boolean).join(" ") || `Person ${position}`,
		code: codes.get(position) ?? "",
	}));
	const title = coming.length > 1 ? "Eure Codes für die Tür" : "Dein Code für die Tür";
	const text = `Am Handy zeigen genügt, ausdrucken ist nicht nötig. Ohne Code geht es auch: ${coming.length > 1 ? "Sagt" : "Sag"} einfach ${coming.length > 1 ? "eure Namen" : "deinen Namen"}.`;
	return [{ kind: "codes", title, text, codes: shown }];
}

/** Whose seats the last change gave back. */
export const givenBackOf = ({ persons, signUp }: SignUpRow): PersonRow[] =>
	persons.filter(({ cancelled_at }) => cancelled_at?.getTime() === signUp.updated_at.getTime());

/** `joinLink` only in a letter to the very person that has booked. */
export function bookingFacts(row: SignUpRow, joinLink: string | null = null): Fact[] {
	const { signUp, seminar, place, sessions } = row;
	const coming = comingOf(row);
	return [
		...(coming.length > 0 ? [["Wer kommt", namesOf(coming), { isStrong: true }] as Fact] : []),
		...placeFacts(seminar, { place, room: commonRoom(sessions), isPlural: coming.length > 1, joinLink }),
		["Mit", seminar.lecturer],
		["Dauer", seminar.duration],
		["Kosten", priceFact(row)],
		["Buchung", signUp.number],
	];
}
