import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import type { StreamedFile } from "#contract/files.ts";
import type { ExportFormat } from "#contract/office/listing.ts";
import type { Staff } from "#server/viewer.ts";
import { asker } from "#tests/support/account.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { staffWith } from "#tests/support/staff.ts";
import type { Cells, Column } from "./columns.ts";
import { createExports } from "./service.ts";

const COLUMNS: Column[] = [
	{ key: "name", title: "Name", kind: "text" },
	{ key: "on", title: "Tag", kind: "date" },
	{ key: "at", title: "Zeitpunkt", kind: "moment" },
	{ key: "cents", title: "Betrag", kind: "money" },
	{ key: "seats", title: "Plätze", kind: "number" },
	{ key: "came", title: "Da", kind: "boolean" },
];

const ROWS: Cells[] = [
	{ name: "Ärzte & Söhne", on: "2026-03-29", at: "2026-11-16T23:30:00+01:00", cents: -123_450, seats: 3, came: true },
	{ name: '=HYPERLINK("https://boese.example";"klick")', on: null, at: null, cents: 5, seats: 2.5, came: false },
	...["+49 351 1", "-1+1", "@SUM(A1)", "\tTab", "\rCR", "＝1", 'a;"b"\nc', " Rand "].map((name) => ({ name })),
];

async function bytesOf({ content }: StreamedFile): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of content) chunks.push(chunk);
	return Buffer.concat(chunks);
}

async function exporting(rows: Cells[], options: { mostRows?: number } = {}) {
	const testing: TestApp = await testApp();
	const { id } = await staffWith(testing, asker(testing), "admin");
	const { audit } = testing.app.services;
	const clock = () => new Date("2026-11-16T23:30:00Z");
	const exports = createExports({ db: testing.database.db, clock, audit, ...options });
	const asked: number[] = [];
	const page = async ({ after = "0", per_page }: { after?: string | undefined; per_page: number }) => {
		asked.push(per_page);
		const data = rows.slice(Number(after), Number(after) + per_page);
		const end = Number(after) + data.length;
		return { data, next: end < rows.length ? String(end) : null };
	};
	const list = { list: "history" as const, query: { q: "Jörg", area: undefined }, columns: COLUMNS, page };
	const file = (format: ExportFormat) => exports.file({ id } as Staff, { ...list, format, row: (row: Cells) => row });
	return { testing, file, asked };
}

test("DESK-06 an export for Excel has typed cells, a fixed head, filters, and no formula in it", async () => {
	const { file } = await exporting(ROWS);
	const sent = await file("xlsx");
	expect(sent.name).toBe("VSZ Verlauf 2026-11-17.xlsx");
	const { sheets } = await readXlsx(await bytesOf(sent), { readStyles: true });
	const [sheet] = sheets;
	if (!sheet) throw new Error("The book is empty.");
	expect(sheet.rows[0]).toEqual(["Name", "Tag", "Zeitpunkt", "Betrag", "Plätze", "Da"]);
	expect(sheet.rows[1]).toEqual([
		"Ärzte & Söhne",
		new Date("2026-03-29T00:00:00Z"),
		new Date("2026-11-16T23:30:00Z"),
		-1234.5,
		3,
		true,
	]);
	expect(sheet.rows.slice(2).map(([name]) => name)).toEqual(ROWS.slice(1).map(({ name }) => name));
	expect([...(sheet.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
	expect(sheet.freezePane).toMatchObject({ rows: 1 });
	expect(sheet.cells?.get("0,0")?.style?.font?.bold).toBe(true);
	expect(sheet.cells?.get("1,0")?.style?.font?.bold).not.toBe(true);
	expect(sheet.autoFilter?.range).toBe("A1:F11");
	expect(sheet.cells?.get("1,3")?.style?.numFmt).toContain("€");
});

test("DESK-06 what no file of Excel can hold does not make the whole book unreadable", async () => {
	const { file } = await exporting([{ name: "a\uFFFFb\uFFFEc\u0001d" }]);
	const { sheets } = await readXlsx(await bytesOf(await file("xlsx")));
	expect(sheets[0]?.rows[1]?.[0]).toBe("abcd");
});

test("DESK-06 an export as CSV is what German Excel opens: semicolons, a mark, commas in numbers, nothing that computes", async () => {
	const { file } = await exporting(ROWS);
	const text = (await bytesOf(await file("csv"))).toString();
	expect(text.startsWith("\uFEFFName;Tag;Zeitpunkt;Betrag;Plätze;Da\r\n")).toBe(true);
	expect(text.slice(1).split("\r\n")).toEqual([
		"Name;Tag;Zeitpunkt;Betrag;Plätze;Da",
		"Ärzte & Söhne;29.03.2026;16.11.2026 23:30;-1234,50;3;ja",
		`"'=HYPERLINK(""https://boese.example"";""klick"")";;;0,05;2,5;nein`,
		`"'+49 351 1";;;;;`,
		`"'-1+1";;;;;`,
		`"'@SUM(A1)";;;;;`,
		`"'\tTab";;;;;`,
		`"'\rCR";;;;;`,
		`"'＝1";;;;;`,
		`"a;""b""\nc";;;;;`,
		`" Rand ";;;;;`,
		"",
	]);
});

test("DESK-06 a long list is read in pages and streamed, and says where it was cut", async () => {
	const many = Array.from({ length: 10_700 }, (_, index) => ({ name: `Zeile ${index + 1}`, cents: index }));
	const { file, asked } = await exporting(many, { mostRows: 10_500 });
	const [sheet] = (await readXlsx(await bytesOf(await file("xlsx")))).sheets;
	expect(asked).toEqual([...Array(10).fill(1_000), 500]);
	expect(sheet?.rows).toHaveLength(1 + 10_500 + 1);
	expect(sheet?.rows[10_500]?.slice(0, 4)).toEqual(["Zeile 10500", null, null, 104.99]);
	expect(sheet?.rows.at(-1)?.[0]).toBe("Hier endet die Datei nach 10.500 Zeilen. Es gibt mehr: Bitte filtere enger.");
});

test("DESK-06 LOG-01 what leaves the house is noted: who, which list, which filter", async () => {
	const { testing, file } = await exporting([]);
	await file("csv");
	const { rows } = await testing.database.pool.query(
		"select user_id is not null as by_person, subject_id, details from audit_trail where action = 'list_exported'",
	);
	expect(rows).toEqual([{ by_person: true, subject_id: "history", details: { format: "csv", query: "q=***" } }]);
});

test("DESK-06 the history is exported over HTTP as it is filtered", async () => {
	const testing = await testApp();
	const ask = asker(testing);
	const { token } = await staffWith(testing, ask, "office");
	const { audit } = testing.app.services;
	await audit.note(testing.database.db, "system", "payment_paid", "VSZ-1", { amount_cents: 4_900 });
	await audit.note(testing.database.db, "system", "category_changed", 1, { name: ["=1+1", "Öffentlichkeit"] });
	const answer = await ask("GET", "/office/history/export?format=csv&area=content", { token });
	expect(answer.headers).toMatchObject({
		"content-type": "text/csv; charset=utf-8",
		"content-disposition": expect.stringMatching(/^attachment; filename="VSZ Verlauf \d{4}-\d\d-\d\d\.csv"$/),
		"cache-control": "private, no-store",
	});
	const lines = String(answer.body).trim().split("\r\n");
	expect(lines).toHaveLength(2);
	expect(lines[1]).toContain("Name: =1+1 → Öffentlichkeit");
	expect((await ask("GET", "/office/history/export?format=pdf", { token })).status).toBe(422);
});
