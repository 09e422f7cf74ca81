import { type Cells, type Column, TEXT_OF } from "./columns.ts";

const BOM = "\uFEFF";
const LINE_END = "\r\n";

/**
 * What a spreadsheet would take for a formula stays text (OWASP, "CSV Injection"): an apostrophe stands before it. The
 * wide forms of the same signs are read alike by Excel in some languages.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[";\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const line = (cells: string[]): string => cells.map(quoted).join(";") + LINE_END;

function cellText({ key, kind }: Column, row: Cells): string {
	const value = row[key] ?? null;
	if (value === null) return "";
	const text = TEXT_OF[kind](value);
	return kind === "text" ? harmless(text) : text;
}

/** As German Excel opens it with a double click: semicolons, and a mark that it is UTF-8. */
export async function* csv(columns: Column[], rows: AsyncIterable<Cells>): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	yield encoder.encode(BOM + line(columns.map(({ title }) => harmless(title))));
	for await (const row of rows) yield encoder.encode(line(columns.map((column) => cellText(column, row))));
}
