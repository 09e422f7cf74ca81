import { codeIn } from "#contract/attendance.ts";
import { berlinIso } from "#contract/berlin.ts";
import { MINUTE_MS } from "#contract/constants.ts";
import { priceInEuro } from "#contract/money.ts";
import type { DoorList, DoorSession, Tick } from "#contract/office/attendance.ts";
import { whereWords } from "#server/seminars/rules.ts";
import type { SessionRow } from "#server/sign-ups/dates.ts";
import { CODE_ALPHABET } from "#server/tokens.ts";
import type { DoorDate, DoorPersonRow, findMarks } from "./door-store.ts";

interface Named {
	first_name: string | null;
	last_name: string | null;
}

const fullName = ({ first_name, last_name }: Named): string => [first_name, last_name].filter(Boolean).join(" ");

/** Whoever was signed up without a name is a guest of the one who signed up. */
export const nameOf = (person: Named & { by: Named }): string => fullName(person) || `Gast von ${fullName(person.by)}`;

/** "Winkler, Clara": by the name that lists are sorted by. */
export const listName = (person: Named & { by: Named }): string =>
	[person.last_name, person.first_name].filter(Boolean).join(", ") || nameOf(person);

const collator = new Intl.Collator("de", { sensitivity: "base", numeric: true });

/** As a list on paper is read. */
export const inOrder = <P extends Named & { id: number; by: Named }>(persons: readonly P[]): P[] =>
	persons.toSorted((one, other) => collator.compare(listName(one), listName(other)) || one.id - other.id);

/** What is written at the door is what the button there says. */
export const WALK_IN_LABEL = "Ohne Anmeldung da";

const isLater = (one: Tick, other: Tick): boolean =>
	Date.parse(one.at) - Date.parse(other.at) > 0 || (one.at === other.at && one.id > other.id);

/** Of several ticks for the same person and session the last; always in the same order, so that nobody waits in a circle. */
export function lastTicks(ticks: readonly Tick[]): Tick[] {
	const last = new Map<string, Tick>();
	for (const tick of ticks) {
		const key = `${tick.session_id} ${tick.person_id}`;
		const known = last.get(key);
		if (!known || isLater(tick, known)) last.set(key, tick);
	}
	return [...last.values()].sort((one, other) => one.session_id - other.session_id || one.person_id - other.person_id);
}

export const presentDoorSession = (row: SessionRow): DoorSession => ({
	id: row.id,
	starts_at: berlinIso(row.starts_at),
	ends_at: berlinIso(row.ends_at),
	room: row.room,
	units: row.units,
	closed_at: row.attendance_closed_at && berlinIso(row.attendance_closed_at),
});

interface Found {
	date: DoorDate;
	sessions: readonly SessionRow[];
	persons: readonly (DoorPersonRow & { code: string })[];
	marks: Awaited<ReturnType<typeof findMarks>>;
}

export const presentList = ({ date, sessions, persons, marks }: Found, now: Date): DoorList => ({
	id: date.id,
	topic: date.topic,
	category: date.category,
	date: berlinIso(date.date),
	location: whereWords(date.location, date.place),
	is_online: date.is_online,
	lecturer: date.lecturer,
	price: priceInEuro(date.price_cents),
	is_funded: date.is_funded,
	cancelled: date.cancelled,
	sessions: sessions.map(presentDoorSession),
	persons: inOrder(persons).map((person) => ({
		id: person.id,
		name: listName(person),
		company: person.company,
		code: person.code,
		is_walk_in: person.button_label === WALK_IN_LABEL,
	})),
	marks: marks.map((mark) => ({ ...mark, at: berlinIso(mark.at) })),
	at: berlinIso(now),
});

const LETTERS = BigInt(CODE_ALPHABET.length);
/** 84 bits: more than anybody tries at a door. */
const PROOF_LENGTH = 17;

const inLetters = (number: bigint, length: number): string =>
	Array.from({ length }, (_, index) => CODE_ALPHABET[Number((number / LETTERS ** BigInt(index)) % LETTERS)]).join("");

/** How many letters the number of a seat takes: all that a row's number can be. */
const SEAT_LENGTH = 7;

/** A seat's code: its number, and what only the house can have made of it. */
export const codeOf = (personId: number, secret: string): string =>
	inLetters(BigInt(`0x${Buffer.from(secret, "base64url").toString("hex")}`), PROOF_LENGTH) +
	inLetters(BigInt(personId), SEAT_LENGTH);

/** The number of the seat that a code names, whether or not the code is true. */
export function seatIn(text: string): { code: string; personId: number } | null {
	const code = codeIn(text);
	if (code?.length !== PROOF_LENGTH + SEAT_LENGTH) return null;
	const digits = [...code.slice(PROOF_LENGTH)].map((letter) => CODE_ALPHABET.indexOf(letter));
	if (digits.includes(-1)) return null;
	const personId = digits.reduceRight((number, digit) => number * CODE_ALPHABET.length + digit, 0);
	return personId <= 2_147_483_647 ? { code, personId } : null;
}

export const sumOfUnits = (sessions: readonly Pick<SessionRow, "units">[]): number =>
	sessions.reduce((sum, { units }) => sum + units, 0);

const halves = (units: number): number => Math.floor(units * 2) / 2;

type Mark = Pick<Found["marks"][number], "session_id" | "state" | "minutes">;

/** What of a session counts: all of it, or the part that was noted; a part of which nobody knows how long counts nothing. */
function unitsOf({ units, starts_at, ends_at }: SessionRow, { state, minutes }: Mark): number {
	if (state !== "present" && state !== "partly") return 0;
	if (minutes === null) return state === "present" ? units : 0;
	const whole = (ends_at.getTime() - starts_at.getTime()) / MINUTE_MS;
	return minutes >= whole ? units : halves((units * minutes) / whole);
}

export const attendedUnits = (sessions: readonly SessionRow[], marks: readonly Mark[]): number =>
	marks.reduce((sum, mark) => {
		const session = sessions.find(({ id }) => id === mark.session_id);
		return session ? sum + unitsOf(session, mark) : sum;
	}, 0);
