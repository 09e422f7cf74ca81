import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { GRANT_TABLE_WORDS, type GrantTable } from "#contract/grants.ts";
import type { GrantDate } from "#contract/office/grants.ts";
import { OTHERS, partedByFloor } from "#server/exports/floor.ts";
import { isInSaxony } from "#server/postcodes/saxony.ts";
import { ANSWERS, NOT_SAID } from "#server/sign-ups/answers.ts";
import type { Figures, Group } from "./document.ts";
import type { FundedDate, PersonRow, SessionRow } from "./store.ts";

/** A day counts as one of participation from so many units on. */
const DAY_UNITS = 6;

const WAS_THERE = new Set(["present", "partly"]);
const wasThere = ({ marks }: PersonRow): boolean => marks.some(({ state }) => WAS_THERE.has(state));

/** How many persons were there on each of its days, and how many units that day had. */
function daysOf(sessions: readonly SessionRow[], present: readonly PersonRow[]) {
	const days = Map.groupBy(sessions, ({ starts_at }) => isoDay(berlinDay(starts_at)));
	return [...days.values()].map((own) => {
		const ids = new Set(own.map(({ id }) => id));
		const there = present.filter(({ marks }) =>
			marks.some(({ session_id, state }) => ids.has(session_id) && WAS_THERE.has(state)),
		);
		return { units: own.reduce((sum, { units }) => sum + units, 0), persons: there.length };
	});
}

function stateOf({ cancelled, sessions }: FundedDate, now: Date): GrantDate["state"] {
	if (cancelled) return "cancelled";
	return sessions.every(({ ends_at }) => ends_at <= now) ? "held" : "planned";
}

export function dateFigures(date: FundedDate, now: Date): GrantDate {
	const { id, topic, sessions, persons, waiting } = date;
	const present = persons.filter(wasThere);
	const days = daysOf(sessions, present);
	return {
		id,
		topic,
		date: isoDay(berlinDay(date.date)),
		state: stateOf(date, now),
		sessions: sessions.length,
		units: sessions.reduce((sum, { units }) => sum + units, 0),
		registered: persons.length,
		waiting,
		present: present.length,
		no_show: persons.filter((person) => person.marks.length > 0 && !wasThere(person)).length,
		person_units: days.reduce((sum, day) => sum + day.units * day.persons, 0),
		person_days: days.reduce((sum, day) => sum + (day.units >= DAY_UNITS ? day.persons : 0), 0),
	};
}

/** What is smaller than five goes to "weitere", and that is never smaller either, as long as there are five persons at all. */
export function withFloor(groups: readonly Group[]): Group[] {
	const sorted = groups.filter(({ persons }) => persons > 0).sort((a, b) => b.persons - a.persons);
	const { shown, hidden } = partedByFloor(sorted, ({ persons }) => [persons]);
	if (hidden.length === 0) return shown;
	return [...shown, { name: OTHERS, persons: hidden.reduce((sum, { persons }) => sum + persons, 0) }];
}

/** Answers count for whoever gave them; of those who came along nothing is known (OFF-032). */
function counted(persons: readonly PersonRow[], answer: (person: PersonRow) => string): Group[] {
	const groups = Map.groupBy(persons, (person) => (person.position === 1 ? answer(person) : NOT_SAID));
	return withFloor(Array.from(groups, ([name, own]) => ({ name, persons: own.length })));
}

const saxon = ({ postcode }: PersonRow): string =>
	postcode ? (isInSaxony(postcode) ? "aus Sachsen" : "nicht aus Sachsen") : NOT_SAID;

export function figuresOf(dates: readonly FundedDate[], tables: readonly GrantTable[], now: Date): Figures {
	const present = dates.flatMap(({ persons }) => persons.filter(wasThere));
	const online = dates.filter(({ is_online }) => is_online).flatMap(({ persons }) => persons.filter(wasThere)).length;
	return {
		dates: dates.map((date) => dateFigures(date, now)),
		persons: present.length,
		online,
		tables: [
			...tables.map((name) => ({ title: GRANT_TABLE_WORDS[name], groups: counted(present, ANSWERS[name]) })),
			...(tables.includes("area") ? [{ title: "Wohnort in Sachsen", groups: counted(present, saxon) }] : []),
		],
	};
}

const COMPARED = {
	registered: "angemeldet",
	waiting: "wartend",
	present: "anwesend",
	no_show: "nicht erschienen",
	units: "Einheiten",
	person_units: "Teilnahmestunden",
} as const;

/** What is other than in what was handed in (OFF-035). */
export function differencesOf(before: Figures, after: Figures): string[] {
	const earlier = new Map(before.dates.map((date) => [date.id, date]));
	const later = new Map(after.dates.map((date) => [date.id, date]));
	const gone = before.dates.filter(({ id }) => !later.has(id)).map(({ topic }) => `${topic}: nicht mehr dabei`);
	const changed = after.dates.flatMap((date) => {
		const old = earlier.get(date.id);
		if (!old) return [`${date.topic}: neu dabei`];
		return Object.entries(COMPARED).flatMap(([name, word]) => {
			const [was, is] = [old[name as keyof typeof COMPARED], date[name as keyof typeof COMPARED]];
			return was === is ? [] : [`${date.topic}: ${word} ${was} statt jetzt ${is}`];
		});
	});
	return [...gone, ...changed];
}
