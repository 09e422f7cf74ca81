import { expect, test } from "vitest";
import { readCaptions } from "./captions.ts";

test("captions become sentences with their seconds", () => {
	const file = [
		"WEBVTT - Kurs",
		"",
		"NOTE von Hand geprüft",
		"",
		"1",
		"00:00:01.800 --> 00:00:05.225 line:80%",
		"Was ein Verein will,",
		"entscheidet <i>die</i> Versammlung.",
		"",
		"00:07.000 --> 00:09.500",
		"<v Miriam>Satzung &amp; Protokoll",
		"",
		"01:00:00.000 --> 01:00:01.000",
		"",
	].join("\r\n");
	expect(readCaptions(file)).toEqual([
		{ start_seconds: 1.8, end_seconds: 5.225, text: "Was ein Verein will, entscheidet die Versammlung." },
		{ start_seconds: 7, end_seconds: 9.5, text: "Satzung & Protokoll" },
	]);
});
