import type { ColumnDef, CellValue as XlsxValue } from "hucre/xlsx";
import type { CellKind, Cells, CellValue, Column } from "./columns.ts";

/** Loaded with the first book. */
const library = () => import("hucre/xlsx");

/** A cell of Excel holds no more. */
const LONGEST_TEXT = 32_000;
/** A book of up to so many rows is made as a whole and has filters in its head, in bold, which a streamed one cannot have. */
const WHOLE_UP_TO = 10_000;

/** What XML has no place for; one of them makes the whole book unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must go
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;

const HEAD = { font: { bold: true } };

interface Look {
	width: number;
	numFmt?: string;
	value: (value: NonNullable<CellValue>) => XlsxValue;
}

/** Cells know no time zone: what the clock in Berlin shows is written as if it were UTC. */
const LOOKS: Record<CellKind, Look> = {
	// Never a formula: text is written as text, whatever it begins with.
	text: { width: 28, value: (value) => String(value).slice(0, LONGEST_TEXT).replace(NOT_IN_XML, "") },
	date: { width: 12, numFmt: "dd.mm.yyyy", value: (value) => new Date(`${String(value).slice(0, 10)}T00:00:00Z`) },
	moment: { width: 17, numFmt: "dd.mm.yyyy hh:mm", value: (value) => new Date(`${String(value).slice(0, 19)}Z`) },
	money: { width: 14, numFmt: '#,##0.00\\ "€"', value: (value) => Number(value) / 100 },
	number: { width: 12, value: Number },
	boolean: { width: 8, value: Boolean },
};

const valuesOf = (columns: Column[], row: Cells): XlsxValue[] =>
	columns.map(({ key, kind }) => {
		const value = row[key] ?? null;
		return value === null ? null : LOOKS[kind].value(value);
	});

const defsOf = (columns: Column[]): ColumnDef[] =>
	columns.map(({ title, kind }) => {
		const { width, numFmt } = LOOKS[kind];
		return { header: title, width: Math.max(width, title.length + 4), ...(numFmt ? { numFmt } : {}) };
	});

async function* followedBy<T>(begun: T[], rest: AsyncIterator<T>): AsyncGenerator<T> {
	yield* begun;
	for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Excel's own format, with a head that stays in sight and cells that are what they say. */
export async function* xlsx(name: string, columns: Column[], rows: AsyncIterable<Cells>): AsyncGenerator<Uint8Array> {
	const { rangeRef, writeXlsx, writeXlsxStream } = await library();
	const sheet = { name, columns: defsOf(columns), freezePane: { rows: 1 } };
	const source = rows[Symbol.asyncIterator]();
	const begun: Cells[] = [];
	let next = await source.next();
	for (; !next.done && begun.length < WHOLE_UP_TO; next = await source.next()) begun.push(next.value);
	if (next.done) {
		const head = columns.map(({ title }): XlsxValue => title);
		const whole = [head, ...begun.map((row) => valuesOf(columns, row))];
		const autoFilter = { range: rangeRef(0, 0, whole.length - 1, columns.length - 1) };
		const cells = new Map(columns.map((_, index) => [`0,${index}`, { style: HEAD }]));
		yield await writeXlsx({ sheets: [{ ...sheet, rows: whole, cells, autoFilter }] });
		return;
	}
	const all = followedBy([...begun, next.value], source);
	const values = (async function* () {
		for await (const row of all) yield valuesOf(columns, row);
	})();
	for await (const chunk of writeXlsxStream(values, sheet)) yield chunk;
}

export interface Sheet {
	name: string;
	columns: Column[];
	rows: Cells[];
}

/** Excel takes no longer name, and none of these signs in it. */
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, " ").slice(0, 31);

/** Several lists in one book. */
export const book = async (sheets: readonly Sheet[]): Promise<Uint8Array> =>
	(await library()).writeXlsx({
		sheets: sheets.map(({ name, columns, rows }) => ({
			name: sheetName(name),
			columns: defsOf(columns),
			freezePane: { rows: 1 },
			rows: [columns.map(({ title }): XlsxValue => title), ...rows.map((row) => valuesOf(columns, row))],
			cells: new Map(columns.map((_, index) => [`0,${index}`, { style: HEAD }])),
		})),
	});
