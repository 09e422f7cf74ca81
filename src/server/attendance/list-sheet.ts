import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import { whereWords } from "#server/seminars/rules.ts";
import type { SessionRow } from "#server/sign-ups/dates.ts";
import type { CardPerson } from "./cards-pdf.ts";
import type { DoorDate, DoorPersonRow, findMarks } from "./door-store.ts";
import type { ListColumn, ListSheet } from "./list-pdf.ts";
import { inOrder, listName, nameOf } from "./rules.ts";

/** OFF-010: for whoever comes without a booking. */
const EMPTY_ROWS = 3;

/** OFF-012: no address, no phone, no date of birth. */
interface Field extends ListColumn {
	value: (person: DoorPersonRow) => string;
}

const FIELDS: readonly Field[] = [
	{ title: "Name, Vorname", share: 26, value: listName },
	{ title: "Verein/Organisation", share: 25, value: ({ company }) => company ?? "" },
	{
		title: "Wohnort (PLZ, Ort)",
		share: 19,
		value: ({ postcode, city }) => [postcode, city].filter(Boolean).join(" "),
	},
];

const clock = (moment: Date): string => berlinIso(moment).slice(11, 16);
const number = (value: number): string => String(value).replace(".", ",");

/** Some places are called by their room already. */
const placeWords = (place: string, room: string | null): string =>
	room && !place.includes(room) ? `${place}, ${room}` : place;

const factsOf = (date: DoorDate, session: SessionRow, author: string): [string, string][] => [
	["Termin", `Nr. ${date.id}, ${formatDate(berlinIso(session.starts_at))}`],
	["Zeit", `${clock(session.starts_at)} bis ${clock(session.ends_at)} Uhr`],
	["Ort", date.is_online ? "online" : placeWords(whereWords(date.location, date.place), session.room)],
	["Dozent/in", date.lecturer],
	["Veranstalter", author],
	["Umfang", `${number(session.units)} Unterrichtseinheiten`],
	...(date.grant ? ([["Förderzeichen", date.grant.reference]] as [string, string][]) : []),
];

interface Parts {
	date: DoorDate;
	session: SessionRow;
	persons: readonly DoorPersonRow[];
	author: string;
	now: Date;
}

const columnsWith = (last: string): ListColumn[] =>
	[{ title: "Nr.", share: 5 }, ...FIELDS, { title: last, share: 25 }].map(({ title, share }) => ({ title, share }));

const rowsOf = (persons: readonly DoorPersonRow[], more: (person: DoorPersonRow) => string[] = () => []): string[][] =>
	inOrder(persons).map((person, index) => [
		String(index + 1),
		...FIELDS.map(({ value }) => value(person)),
		...more(person),
	]);

const headOf = ({ date, session, author, now }: Parts) => ({
	title: `Teilnahmeliste: ${date.topic}`,
	author,
	at: now.toISOString(),
	facts: factsOf(date, session, author),
	wording: date.grant?.wording ?? null,
});

export const listSheet = (parts: Parts): ListSheet => ({
	...headOf(parts),
	columns: columnsWith("Unterschrift"),
	rows: rowsOf(parts.persons),
	emptyRows: EMPTY_ROWS,
	ticked: null,
});

type Mark = Awaited<ReturnType<typeof findMarks>>[number];

const markWords = ({ state, minutes }: Mark): string =>
	state === "partly" ? (minutes === null ? "teilweise" : `teilweise, ${minutes} Minuten`) : "anwesend";

/** Instead of a signed list what was ticked; whoever was not there is not named. */
export function tickedSheet(parts: Parts, marks: readonly Mark[]): ListSheet {
	const there = marks.filter(({ state }) => state === "present" || state === "partly");
	const words = new Map(there.map((mark) => [mark.person_id, markWords(mark)]));
	const persons = parts.persons.filter(({ id }) => words.has(id));
	return {
		...headOf(parts),
		columns: columnsWith("Anwesenheit"),
		rows: rowsOf(persons, ({ id }) => [words.get(id) ?? ""]),
		emptyRows: 0,
		ticked: { persons: persons.length, on: formatDate(berlinIso(parts.now)) },
	};
}

/** The same columns for a table, without the one that is signed. */
export const TABLE_COLUMNS = FIELDS.map(({ title }, index) => ({ key: String(index), title, kind: "text" as const }));

export const tableRow = (person: DoorPersonRow): Record<string, string> =>
	Object.fromEntries(FIELDS.map(({ value }, index) => [String(index), value(person)]));

export const cardPersons = (persons: readonly DoorPersonRow[]): CardPerson[] =>
	inOrder(persons).map((person) =>
		person.first_name
			? { first: person.first_name, last: person.last_name ?? "", company: person.company }
			: { first: person.last_name ?? nameOf(person), last: "", company: person.company },
	);
