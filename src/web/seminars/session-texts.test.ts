import { expect, test } from "vitest";
import { roomOf } from "./place.ts";
import { sessionTexts } from "./session-texts.ts";

const session = (day: string, room: string | null = null) => ({
	starts_at: `2026-11-${day}T17:30:00+01:00`,
	ends_at: `2026-11-${day}T20:00:00+01:00`,
	room,
});

test("the hours of the first session, and the day of each that follows", () => {
	expect(sessionTexts([session("24")])).toEqual(["17:30–20:00\u00a0Uhr"]);
	expect(sessionTexts([session("24"), session("26")])[1]).toBe("Donnerstag, 26.11.2026, 17:30–20:00\u00a0Uhr");
});

test("a room is named where all sessions are in it", () => {
	expect(roomOf({ sessions: [session("24", "Saal"), session("26", "Saal")] })).toBe("Saal");
	expect(roomOf({ sessions: [session("24", "Saal"), session("26", "Hof")] })).toBeNull();
	expect(roomOf({ sessions: [] })).toBeNull();
});
