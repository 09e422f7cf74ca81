import type pg from "pg";
import type { Outcome } from "./rush.ts";

/** What must be true of a date after a rush, counted in the database itself. */

const SIGN_UPS = `
	select s.number, s.email, s.number_of_persons as persons,
		(select count(*)::int from sign_up_persons p where p.sign_up_id = s.id and p.cancelled_at is null) as seats,
		(select count(*)::int from outbox m where m.recipient = s.email and m.kind = 'booking_confirmation') as letters
	from sign_ups s where s.seminar_date_id = $1 and s.cancelled_at is null`;

const WAITING = `
	select w.email,
		(select count(*)::int from outbox m where m.recipient = w.email and m.kind = 'waiting_joined') as letters
	from waiting_list w where w.seminar_date_id = $1`;

interface SignUpRow {
	number: string;
	email: string;
	persons: number;
	seats: number;
	letters: number;
}

interface DateRow {
	capacity: number;
	seats_taken: number;
}

export interface RushBooks {
	/** Persons with a seat. */
	sold: number;
	bookings: number;
	waiting: number;
	/** Broken promises, each as a German sentence. */
	faults: string[];
}

const repeated = (values: string[]): string[] => [
	...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

function faultsOfSeats({ capacity, seats_taken }: DateRow, rows: SignUpRow[]): string[] {
	const sold = rows.reduce((sum, { persons }) => sum + persons, 0);
	return [
		...(sold > capacity ? [`${sold} Plätze verkauft, es gibt ${capacity}.`] : []),
		...(sold === seats_taken ? [] : [`${sold} Plätze vergeben, gezählt sind ${seats_taken}.`]),
		...rows
			.filter(({ persons, seats }) => persons !== seats)
			.map(({ number }) => `${number}: nicht jede Person hat ihren Platz.`),
		...rows.filter(({ letters }) => letters !== 1).map(({ number, letters }) => `${number}: ${letters} Bestätigungen.`),
		...repeated(rows.map(({ email }) => email)).map((email) => `${email} ist zweimal angemeldet.`),
	];
}

/** What one of them was told, beside what is written. */
function faultsOf(outcome: Outcome, booked: Map<string, SignUpRow>, waiting: Set<string>): string[] {
	const { email, told, number, persons, sentence, isWaiting } = outcome;
	const row = booked.get(email);
	if (told === "seat" && (row?.number !== number || row.persons !== persons))
		return [`${email} hat eine Zusage (${number}) und keinen Platz.`];
	if (told === "full" && row) return [`${email} bekam eine Absage und hat einen Platz.`];
	if (told === "full" && sentence === "") return [`${email} bekam eine Absage ohne Worte.`];
	if (told === "nothing") return [`${email} bekam keine klare Antwort (${sentence}).`];
	return isWaiting && !waiting.has(email) ? [`${email} sollte warten und steht nicht auf der Liste.`] : [];
}

export async function booksOfRush(client: pg.Client, dateId: number, outcomes: Outcome[]): Promise<RushBooks> {
	const { rows: dates } = await client.query<DateRow>("select capacity, seats_taken from seminar_dates where id = $1", [
		dateId,
	]);
	const { rows } = await client.query<SignUpRow>(SIGN_UPS, [dateId]);
	const { rows: waiters } = await client.query<{ email: string; letters: number }>(WAITING, [dateId]);
	const [date] = dates;
	if (!date) throw new Error(`There is no date ${dateId}.`);
	const booked = new Map(rows.map((row) => [row.email, row]));
	const waiting = new Set(waiters.map(({ email }) => email));
	return {
		sold: rows.reduce((sum, { persons }) => sum + persons, 0),
		bookings: rows.length,
		waiting: waiters.length,
		faults: [
			...faultsOfSeats(date, rows),
			...outcomes.flatMap((outcome) => faultsOf(outcome, booked, waiting)),
			...repeated(waiters.map(({ email }) => email)).map((email) => `${email} wartet zweimal.`),
			...waiters
				.filter(({ letters }) => letters !== 1)
				.map(({ email, letters }) => `${email} wartet mit ${letters} Briefen.`),
		],
	};
}
