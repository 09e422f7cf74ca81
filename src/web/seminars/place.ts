import type { DateFacts } from "#contract/seminars.ts";

/** Places are written 'town, house, room'; online seminars 'Online, per Videokonferenz'. */
export function placeOf(location: string): { town: string; details: string } {
	const [town = "", ...details] = location.split(",").map((part) => part.trim());
	return { town, details: details.join(", ") };
}

/** Where all sessions are in one room. */
export function roomOf({ sessions }: Pick<DateFacts, "sessions">): string | null {
	const rooms = new Set(sessions.map(({ room }) => room));
	return rooms.size === 1 ? (sessions[0]?.room ?? null) : null;
}
