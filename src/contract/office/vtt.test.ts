import { expect, test } from "vitest";
import { readVtt, writeVtt } from "./vtt.ts";

const file = (...lines: string[]) => lines.join("\n");

test("COURSE-04 captions come back as they were written, with their lines and signs", () => {
	const captions = [
		{
			start_seconds: 1.8,
			end_seconds: 5.225,
			text: "Was ein Verein will,\nentscheidet <die> Versammlung & sonst niemand.",
		},
		{ start_seconds: 3661.5, end_seconds: 3662, text: "Ende" },
	];
	expect(readVtt(writeVtt(captions))).toEqual({ captions, faults: [] });
});

test("COURSE-04 notes, styles, names and places on the picture are no faults", () => {
	const text = file(
		"\ufeffWEBVTT - Kurs",
		"",
		"STYLE",
		"::cue { color: red }",
		"",
		"NOTE von Hand",
		"",
		"1",
		"00:01.000 --> 00:02.000 line:80%",
		"<v Miriam>Hallo",
	);
	expect(readVtt(text)).toEqual({ captions: [{ start_seconds: 1, end_seconds: 2, text: "Hallo" }], faults: [] });
});

test("COURSE-04 every fault is told with its line", () => {
	const text = file(
		"WEBVTT",
		"",
		"00:05.000 --> 00:04.000",
		"Rückwärts",
		"",
		"00:03.000 --> 00:04.000",
		"Davor",
		"",
		"00:06.000 --> 00:09.000",
		"Lang",
		"",
		"00:08.000 --> 00:10.000",
		"",
		"0:11 --> 0:12",
		"Unlesbar",
		"",
		"Ohne Zeit",
	);
	expect(readVtt(text).faults).toEqual([
		{ line: 3, text: "Das Ende liegt nicht hinter dem Anfang" },
		{ line: 6, text: "Beginnt nicht nach dem Untertitel davor" },
		{ line: 12, text: "Überschneidet sich mit dem Untertitel davor" },
		{ line: 12, text: "Der Untertitel hat keinen Text" },
		{ line: 14, text: expect.stringContaining("nicht lesbar") },
		{ line: 17, text: "Hier fehlt die Zeit" },
	]);
	expect(readVtt("1\n00:01 Untertitel").faults).toEqual([{ line: 1, text: "Hier muss WEBVTT stehen" }]);
	expect(readVtt("WEBVTT\n").faults).toEqual([{ line: 1, text: "Es steht kein Untertitel darin" }]);
});
