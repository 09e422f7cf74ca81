import { berlinIso } from "#contract/berlin.ts";
import { formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import type { Place } from "#contract/places.ts";
import type { DateCard, Fact } from "#server/outbox/blocks.ts";

/** What letters about a date say of it, to those who have booked and to those who wait. */

interface Session {
	starts_at: Date;
	ends_at: Date;
	room: string | null;
}

const clockTimes = ({ starts_at, ends_at }: Session): string =>
	`${formatTime(berlinIso(starts_at)).slice(0, 5)}–${formatTime(berlinIso(ends_at))}`;

/** The room, where all sessions are in the same one. */
export function commonRoom(sessions: readonly Session[]): string | null {
	const rooms = new Set(sessions.map(({ room }) => room));
	return rooms.size === 1 ? (sessions[0]?.room ?? null) : null;
}

/** "Dienstag, 24.11.2026, 17:30–20:30 Uhr", for each session; one alone takes two lines. */
export function sessionLines(sessions: readonly Session[]): string[] {
	const isOne = sessions.length === 1;
	const room = commonRoom(sessions);
	return sessions.flatMap((session) => {
		const day = formatLongDate(berlinIso(session.starts_at));
		if (isOne) return [day, clockTimes(session)];
		return [[`${day}, ${clockTimes(session)}`, room ? null : session.room].filter(Boolean).join(", ")];
	});
}

export const dateCard = (state: DateCard["state"], title: string, start: Date, lines: string[]): DateCard => ({
	kind: "date",
	state,
	start: berlinIso(start),
	title,
	lines,
});

const joined = (parts: (string | null)[], by: string): string => parts.filter(Boolean).join(by);

const STEP_FREE = { yes: "Ja.", no: "Nein." };

interface Where {
	place: Place | null;
	room: string | null;
	isPlural: boolean;
	/** The way into an online seminar, only in letters to those who have a seat (DATE-08). */
	joinLink?: string | null;
}

/** Where to go and how to get in; of what is not known nothing is said. */
export function placeFacts(
	{ location, is_online }: { location: string; is_online: boolean },
	{ place, room, isPlural, joinLink = null }: Where,
): Fact[] {
	if (is_online && joinLink) {
		const from = `Online. Der Link gilt nur für ${isPlural ? "euch. Gebt" : "dich. Gib"} ihn bitte nicht weiter.`;
		return [["Wo", from, { link: { label: "Am Seminar teilnehmen", url: joinLink } }]];
	}
	if (is_online)
		return [["Wo", `Online. Den Link zur Teilnahme schicken wir ${isPlural ? "euch" : "dir"} vor dem Termin.`]];
	if (!place) return [["Wo", location]];
	const { name, street, postcode, city, map_url, directions, step_free, step_free_note } = place;
	const address = joined([street, joined([postcode, city], "\u00a0")], ", ");
	const link = map_url ? { label: "Auf der Karte ansehen", url: map_url } : undefined;
	const access = joined([step_free === null ? null : STEP_FREE[step_free ? "yes" : "no"], step_free_note], " ");
	return [
		["Wo", joined([joined([name, room], ", "), address], "\n"), { link }],
		...(directions ? [["Anfahrt", directions] as Fact] : []),
		...(access ? [["Stufenfrei", access] as Fact] : []),
	];
}
