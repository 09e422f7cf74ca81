import { expect, test } from "vitest";
import { decodeText } from "#server/text-file.ts";
import { linesOf, staysOf } from "./report.ts";

const PERSONS = [
	{ id: 1, name: "Clara Winkler", emails: ["clara@vsz.example"] },
	{ id: 2, name: "Jürgen Groß", emails: [] },
	{ id: 3, name: "Lan Pham", emails: ["pham@vsz.example"] },
	{ id: 4, name: "Anna Schmidt", emails: [] },
	{ id: 5, name: "Anna Schmidt", emails: [] },
];
const read = (bytes: Buffer) =>
	staysOf(linesOf(decodeText(bytes)), PERSONS, 100).map(({ name, minutes, person_id, matched_by, state }) => [
		name,
		minutes,
		person_id,
		matched_by,
		state,
	]);

test("OFF-014 Zoom: separated by commas, twelve hours, overlapping stays counted once", () => {
	const zoom = `Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest
"Winkler, C.",Clara@vsz.example,"11/24/2026 05:00:00 PM","11/24/2026 06:00:00 PM",60,Yes
iPad,clara@vsz.example,"11/24/2026 05:30:00 PM","11/24/2026 06:25:00 PM",55,Yes
Juergen Gross,,"11/24/2026 05:00:00 PM","11/24/2026 05:30:00 PM",30,Yes
Groß Jürgen (Verein),,"11/24/2026 05:00:00 PM","11/24/2026 05:30:00 PM",30,Yes
Anna Schmidt,,"11/24/2026 11:50:00 PM","11/25/2026 12:20:00 AM",30,Yes
`;
	expect(read(Buffer.from(zoom))).toEqual([
		["Winkler, C.", 85, 1, "email", "present"],
		["Juergen Gross", 30, null, null, "partly"],
		["Groß Jürgen (Verein)", 30, 2, "name", "partly"],
		["Anna Schmidt", 30, null, null, "partly"],
	]);
});

test("OFF-014 Teams: UTF-16 with tabs, a summary before the table; BigBlueButton: semicolons and Windows letters", () => {
	const teams = `1. Zusammenfassung\r\nBesprechungstitel\tVerein\r\n\r\n2. Teilnehmer\r\nName\tErster Beitritt\tLetztes Verlassen\tDauer der Besprechung\tE-Mail\r\nLan Pham\t24.11.26, 17:00:00\t24.11.26, 18:30:00\t1h 30m 0s\tpham@vsz.example\r\n`;
	expect(read(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(teams, "utf16le")]))).toEqual([
		["Lan Pham", 90, 3, "email", "present"],
	]);
	const bbb = Buffer.from("Name;Dauer\nJürgen Groß;1:20:00\nUnbekannt;79\n", "latin1");
	expect(read(bbb)).toEqual([
		["Jürgen Groß", 80, 2, "name", "present"],
		["Unbekannt", 79, null, null, "partly"],
	]);
});

test("OFF-014 what is no report has no lines", () => {
	for (const text of ["", "Hallo", "a,b,c\n1,2,3", "%PDF-1.7"]) expect(linesOf(text)).toEqual([]);
});
