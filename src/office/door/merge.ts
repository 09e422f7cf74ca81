import type { AttendanceState } from "#contract/attendance.ts";
import { berlinIso } from "#contract/berlin.ts";
import type { DoorList, DoorPerson } from "#contract/office/attendance.ts";
import type { Act } from "./kept-door.ts";

export interface Guest extends DoorPerson {
	state: AttendanceState;
	/** Since when, as the clock in Berlin shows it. */
	at: string | null;
	/** Only this device knows. */
	isWaiting: boolean;
}

const OPEN = { state: "open", at: null, isWaiting: false } as const;

const collator = new Intl.Collator("de", { sensitivity: "base", numeric: true });

/** What the server knows of a session and what this device has not told it yet, as one list. */
export function guestsOf(list: DoorList, sessionId: number, acts: readonly Act[]): Guest[] {
	const own = acts.filter(({ session_id }) => session_id === sessionId);
	const guests = list.persons.map((person): Guest => {
		const mark = list.marks.find(({ person_id, session_id }) => person_id === person.id && session_id === sessionId);
		const act = own.findLast((one) => one.kind === "tick" && one.person_id === person.id);
		const isLater = act && (!mark || Date.parse(act.at) >= Date.parse(mark.at));
		if (act?.kind === "tick" && isLater)
			return { ...person, state: act.state, at: berlinIso(new Date(act.at)), isWaiting: true };
		return mark ? { ...person, state: mark.state, at: mark.at, isWaiting: false } : { ...person, ...OPEN };
	});
	const walkIns = own.flatMap((act, index): Guest[] =>
		act.kind === "walk_in"
			? [
					{
						id: -1 - index,
						name: `${act.last_name}, ${act.first_name}`,
						company: act.company || null,
						code: "",
						is_walk_in: true,
						state: "present",
						at: berlinIso(new Date(act.at)),
						isWaiting: true,
					},
				]
			: [],
	);
	return [...guests, ...walkIns].sort((one, other) => collator.compare(one.name, other.name));
}

export const isHere = ({ state }: Pick<Guest, "state">): boolean => state === "present" || state === "partly";

/** The part that is going on or comes next; after the last one that. */
export const currentSession = ({ sessions }: DoorList, now: number): number =>
	(sessions.find(({ ends_at }) => Date.parse(ends_at) > now) ?? sessions.at(-1))?.id ?? 0;
