import { expect, test } from "vitest";
import { isRefusal } from "#contract/errors.ts";
import { readImport, readMoment, SAMPLE } from "./import-file.ts";

const NOW = new Date("2026-11-24T09:00:00Z");
const HEAD = "E-Mail;Eingewilligt am;Quelle;Bestätigt am;Wortlaut;Abgemeldet am";
const read = (text: string | Buffer) => readImport(Buffer.from(text as string), NOW);
const told = (...lines: string[]) => read([HEAD, ...lines].join("\r\n"));
const refusalOf = (file: string | Buffer) => {
	try {
		read(file);
		return "none";
	} catch (error) {
		return isRefusal(error) ? error.body.code : error;
	}
};

test("NEWS-05 a day is read as people and programs write it, and nothing else is taken for one", () => {
	const readable = {
		"12.06.2025": "2025-06-12",
		"1.6.2025": "2025-06-01",
		"2025-06-12": "2025-06-12",
		"12.06.2025 14:05": "2025-06-12T14:05:00+02:00",
		"12.06.2025, 14:05 Uhr": "2025-06-12T14:05:00+02:00",
		"12.01.2025 9:05:59": "2025-01-12T09:05:00+01:00",
		"2025-06-12T14:05:00Z": "2025-06-12T16:05:00+02:00",
		"2025-06-12T14:05:00.000+02:00": "2025-06-12T14:05:00+02:00",
	};
	for (const [text, iso] of Object.entries(readable)) expect([text, readMoment(text)?.iso]).toEqual([text, iso]);
	for (const text of ["", "12.06.25", "06/12/2025", "31.02.2025", "2025-13-01", "12.06.2025 25:00", "Sommer", "45820"])
		expect([text, readMoment(text)]).toEqual([text, null]);
});

test("NEWS-05 a line without proof is left out, and the reason is said", () => {
	const { proven, leftOut, rows } = told(
		"gut@vsz.example;12.06.2025;Anmeldeliste Sommerfest;;Ja, gern.;",
		"ohne-tag@vsz.example;;Liste;;;",
		"ohne-quelle@vsz.example;12.06.2025;;;;",
		"kein-tag@vsz.example;im Sommer;Liste;;;",
		"morgen@vsz.example;25.11.2026;Liste;;;",
		"uralt@vsz.example;31.12.1999;Liste;;;",
		"verkehrt@vsz.example;12.06.2025;Liste;11.06.2025;;",
		"unklar@vsz.example;12.06.2025;Liste;ja;;",
		`lang@vsz.example;12.06.2025;${"x".repeat(301)};;;`,
		"kein.postfach;12.06.2025;Liste;;;",
		";12.06.2025;Liste;;;",
		";;;;;",
		"GUT@vsz.example;13.06.2025;Liste;;;",
		"weg@vsz.example;12.06.2025;Liste;;;",
		"weg@vsz.example;12.06.2025;Liste;;;01.01.2026",
	);
	expect(rows).toBe(14);
	expect(proven).toEqual([
		expect.objectContaining({ line: 2, email: "gut@vsz.example", how: "Anmeldeliste Sommerfest", words: "Ja, gern." }),
	]);
	expect(leftOut.map(({ line, outcome }) => [line, outcome])).toEqual([
		...[3, 4, 5, 6, 7, 8, 9, 10].map((line) => [line, "unproven"]),
		...[11, 12].map((line) => [line, "invalid"]),
		[14, "double"],
		...[15, 16].map((line) => [line, "unsubscribed"]),
	]);
	expect(leftOut.map(({ reason }) => reason)).toEqual(
		expect.arrayContaining([
			"Der Tag bei „Eingewilligt am“ liegt in der Zukunft.",
			"Diese Adresse steht schon in Zeile 2.",
			"Bestätigt wurde früher als eingewilligt. Das kann nicht stimmen.",
		]),
	);
});

test("NEWS-05 UTF-8 with and without a mark, Windows letters, commas, tabs and quotes are read alike", () => {
	const text = `E-Mail;Name;Eingewilligt am;Quelle\r\nmia@vsz.example;Mia Groß;12.06.2025;"Fest; „Grüße“"\r\n`;
	const files = [
		Buffer.from(text),
		Buffer.from(`\uFEFF${text}`),
		Buffer.from(text.replace("„Grüße“", "Grüße"), "latin1"),
		Buffer.from(text.replaceAll(";", ",")),
		Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.replaceAll(";", "\t"), "utf16le")]),
	];
	for (const file of files) {
		const [line] = readImport(file, NOW).proven;
		expect(line).toMatchObject({ email: "mia@vsz.example", given: { iso: "2025-06-12" } });
		expect(line?.how).toMatch(/^Fest[;,\t ]+„?Grüße/);
	}
	expect(read(SAMPLE).leftOut).toEqual([]);
	expect(read(SAMPLE).proven.map(({ confirmed }) => confirmed !== null)).toEqual([false, true]);
});

test("NEWS-05 a sign of inches in a source takes no other line into the proof of somebody", () => {
	const { rows, proven } = told(
		'a@vsz.example;12.06.2025;Schild 5" am Stand;;;',
		'b@vsz.example;12.06.2025;Tafel 3";;;',
	);
	expect(rows).toBe(2);
	expect(proven.map(({ email, how }) => [email, how])).toEqual([
		["a@vsz.example", 'Schild 5" am Stand'],
		["b@vsz.example", 'Tafel 3"'],
	]);
});

test("NEWS-05 what is no such table is refused in words", () => {
	const line = "a@vsz.example;12.06.2025;Liste;;;";
	expect(refusalOf(Buffer.from("PK\u0003\u0004"))).toBe("subscriber_file_excel");
	expect(refusalOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).toBe("subscriber_file_excel");
	expect(refusalOf("%PDF-1.7")).toBe("subscriber_file_unknown");
	expect(refusalOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toBe("subscriber_file_unknown");
	expect(refusalOf("")).toBe("subscriber_file_empty");
	expect(refusalOf(`${HEAD}\n;;;;;\n`)).toBe("subscriber_file_empty");
	expect(refusalOf(line)).toBe("subscriber_file_columns");
	expect(refusalOf("E-Mail;Mail;Eingewilligt am;Quelle\na@b.de;;12.06.2025;x")).toBe("subscriber_file_columns");
	for (const [one, other] of [
		["Abgemeldet", "Abgemeldet am"],
		["Bestätigt am", "Bestätigung"],
	])
		expect(refusalOf(`E-Mail;Eingewilligt am;Quelle;${one};${other}\na@b.de;12.06.2025;x;;01.01.2026`)).toBe(
			"subscriber_file_columns",
		);
	expect(refusalOf(`${HEAD}\n${`${line}\n`.repeat(10_001)}`)).toBe("subscriber_file_long");
	expect(read(`${HEAD}\n${`${line}\n`.repeat(10_000)}`).rows).toBe(10_000);
});
