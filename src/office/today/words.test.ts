import { expect, test } from "vitest";
import { permissionsOf, type Role } from "#contract/office/permissions.ts";
import type { UpcomingDate } from "#contract/office/today.ts";
import { dueWords, whenWords } from "./due-words.ts";
import { happeningWords, waitingWords } from "./empty-words.ts";
import { dayWords, greeting } from "./greeting.ts";

const AT = "2026-11-24T09:10:00+01:00";

test.each([
	["2026-11-24T08:00:00+01:00", "war 08:00 fällig", "late"],
	["2026-11-23T23:59:00+01:00", "war gestern fällig", "late"],
	["2026-11-21T23:59:00+01:00", "seit 3 Tagen fällig", "late"],
	["2026-11-24T18:00:00+01:00", "heute 18:00", "soon"],
	["2026-11-24T23:59:00+01:00", "heute", "soon"],
	["2026-11-25T09:00:00+01:00", "morgen 09:00", "soon"],
	["2026-11-26T23:59:00+01:00", "noch 2 Tage", "late"],
	["2026-11-28T23:59:00+01:00", "bis Sa", "calm"],
	["2026-12-01T23:59:00+01:00", "bis 01.12.", "calm"],
])("TODAY-02 what is due at %s is „%s“", (due, text, look) => {
	expect(dueWords({ due, since: AT }, AT)).toEqual({ text, look });
});

test.each([
	["2026-11-24T08:00:00+01:00", "seit heute", "calm"],
	["2026-11-23T23:00:00+01:00", "seit gestern", "calm"],
	["2026-11-22T10:00:00+01:00", "seit 2 Tagen", "calm"],
	["2026-11-21T10:00:00+01:00", "seit 3 Tagen", "soon"],
])("what has waited without a deadline since %s does so „%s“", (since, text, look) => {
	expect(dueWords({ due: null, since }, AT)).toEqual({ text, look });
});

test("TODAY-04 moments are told as people say them", () => {
	const moments = ["2026-11-24T08:41:00+01:00", "2026-11-23T18:20:00+01:00", "2026-11-20T18:20:00+01:00"];
	expect(moments.map((moment) => whenWords(moment, AT))).toEqual(["08:41", "gestern 18:20", "20.11. 18:20"]);
});

test("TODAY-01 the day begins with a greeting and one sentence", () => {
	const at = (hour: string) => `2026-11-24T${hour}:00:00+01:00`;
	expect(["08", "11", "17"].map((hour) => greeting(at(hour), "Petra Hollmann"))).toEqual([
		"Guten Morgen, Petra.",
		"Guten Tag, Petra.",
		"Guten Abend, Petra.",
	]);
	const tonight = { starts_at: at("17") } as UpcomingDate;
	expect([
		dayWords(AT, [tonight], 9),
		dayWords(AT, [{ ...tonight, starts_at: at("10") }], 1),
		dayWords(AT, [tonight, tonight], 0),
		dayWords(AT, [], 2),
		dayWords(AT, null, 0),
	]).toEqual([
		"Dienstag, 24. November 2026. Heute Abend 1 Seminar, 9 Dinge warten auf dich.",
		"Dienstag, 24. November 2026. Heute 1 Seminar, 1 Ding wartet auf dich.",
		"Dienstag, 24. November 2026. Heute 2 Seminare, nichts wartet auf dich.",
		"Dienstag, 24. November 2026. Heute kein Seminar, 2 Dinge warten auf dich.",
		"Dienstag, 24. November 2026. Nichts wartet auf dich.",
	]);
});

test("TODAY-02 TODAY-04 an empty day speaks of nothing that a role never sees", () => {
	const mayAs = (role: Role) => (permission: Parameters<Parameters<typeof waitingWords>[0]>[0]) =>
		permissionsOf([role]).includes(permission);
	expect(waitingWords(mayAs("office"))).toBe(
		"Hier stehen Widerrufe, Anfragen, unklare Zahlungen, überfällige Rechnungen und Briefe, die nicht ankamen, sobald es sie gibt.",
	);
	expect(waitingWords(mayAs("accounting"))).toBe(
		"Hier stehen Widerrufe, unklare Zahlungen und überfällige Rechnungen, sobald es sie gibt.",
	);
	expect(waitingWords(mayAs("editor"))).toBe("Was du schreibst, findest du unter „Inhalte“.");
	expect(happeningWords(mayAs("editor"))).toBe("Hier erscheinen neue Leserinnen und Leser des Newsletters von selbst.");
	expect(happeningWords(mayAs("author"))).toBeNull();
});
