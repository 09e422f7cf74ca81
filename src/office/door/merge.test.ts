import { expect, test } from "vitest";
import type { DoorList } from "#contract/office/attendance.ts";
import type { Act } from "./kept-door.ts";
import { currentSession, guestsOf, isHere } from "./merge.ts";

const session = (id: number, day: string) => ({
	id,
	starts_at: `${day}T17:30:00+01:00`,
	ends_at: `${day}T20:30:00+01:00`,
	room: null,
	units: 4,
	closed_at: null,
});
const person = (id: number, name: string) => ({ id, name, company: null, code: `CODE${id}`, is_walk_in: false });
const LIST = {
	sessions: [session(1, "2026-11-24"), session(2, "2026-11-25")],
	persons: [person(1, "Abel, Ada"), person(2, "Berg, Bo")],
	marks: [{ session_id: 1, person_id: 1, state: "present", at: "2026-11-24T17:12:00+01:00", minutes: null }],
} as unknown as DoorList;
const tick = (person_id: number, state: "present" | "open", at: string, session_id = 1): Act => ({
	kind: "tick",
	id: at,
	session_id,
	person_id,
	state,
	at,
});

test("ROOM-01 what this device has not told yet stands over what the server knows, if it is later", () => {
	const states = (acts: Act[], sessionId = 1) =>
		guestsOf(LIST, sessionId, acts).map(({ state, at, isWaiting }) => [state, at?.slice(11, 16), isWaiting]);
	expect(states([])).toEqual([
		["present", "17:12", false],
		["open", undefined, false],
	]);
	const later = [tick(1, "open", "2026-11-24T16:13:00Z"), tick(2, "present", "2026-11-24T16:14:00Z")];
	expect(states(later)).toEqual([
		["open", "17:13", true],
		["present", "17:14", true],
	]);
	expect(states([tick(1, "open", "2026-11-24T16:11:00Z")])[0]).toEqual(["present", "17:12", false]);
	expect(states(later, 2)).toEqual([
		["open", undefined, false],
		["open", undefined, false],
	]);
});

test("ROOM-03 somebody without a booking stands among the others before the server knows", () => {
	const walkIn: Act = {
		kind: "walk_in",
		id: "x",
		session_id: 1,
		first_name: "Zoë",
		last_name: "Ärzt",
		at: "2026-11-24T16:15:00Z",
	};
	const guests = guestsOf(LIST, 1, [walkIn]);
	expect(guests.map(({ name }) => name)).toEqual(["Abel, Ada", "Ärzt, Zoë", "Berg, Bo"]);
	expect(guests[1]).toMatchObject({ id: -1, is_walk_in: true, isWaiting: true });
	expect(guests.filter(isHere)).toHaveLength(2);
});

test("the session that goes on or comes next is shown; after the last one that", () => {
	expect(currentSession(LIST, Date.parse("2026-11-24T19:00:00+01:00"))).toBe(1);
	expect(currentSession(LIST, Date.parse("2026-11-24T23:30:00+01:00"))).toBe(2);
	expect(currentSession(LIST, Date.parse("2027-01-01T00:00:00Z"))).toBe(2);
});
