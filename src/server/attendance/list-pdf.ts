import { BLACK, GREY, MM, type OpenSheet, openSheet } from "./pdf-sheet.ts";

export interface ListSheet {
	title: string;
	/** The provider. */
	author: string;
	at: string;
	/** Label and value, in the order of OFF-011. */
	facts: readonly (readonly [string, string])[];
	/** What the funder wants to be said. */
	wording: string | null;
	columns: readonly ListColumn[];
	/** One cell for each column, except the one that is signed. */
	rows: readonly (readonly string[])[];
	emptyRows: number;
	/** How many were ticked, and as of which day, where nobody signs. */
	ticked: { persons: number; on: string } | null;
}

export interface ListColumn {
	title: string;
	/** Its share of the width. */
	share: number;
}

const PAGE = { width: 297 * MM, height: 210 * MM, left: 14 * MM, right: 14 * MM, top: 12 * MM, bottom: 16 * MM };
const BODY = PAGE.width - PAGE.left - PAGE.right;
/** Room for a signature. */
const ROW = 9.2 * MM;
const HEAD_ROW = 6.5 * MM;
const FOOT = 24 * MM;
/** A line of the head. */
const FACT = 14;

/** OFF-010 to OFF-013: one session to be signed, black on white. */
export async function listPdf(list: ListSheet): Promise<Buffer> {
	const sheet = openSheet({ ...list, layout: "landscape" });
	sheet.document.addPage();
	const table = { y: writeHead(sheet, list) };
	writeTable(sheet, list, table);
	writeFoot(sheet, table.y, list);
	writePageNumbers(sheet, list);
	return sheet.end();
}

/** Answers where it ends. */
function writeHead({ put, root }: OpenSheet, { title, facts, wording }: ListSheet): number {
	put(root, "H1", title, { x: PAGE.left, y: PAGE.top - 4, width: BODY, height: 24, size: 17, font: "heading" });
	const half = BODY / 2;
	const top = PAGE.top + 24;
	for (const [index, [label, value]] of facts.entries()) {
		const at = { x: PAGE.left + (index % 2) * half, y: top + Math.floor(index / 2) * FACT, size: 9.5 };
		put(root, "P", `${label}: ${value}`, { ...at, width: half - 10, height: FACT });
	}
	const end = top + Math.ceil(facts.length / 2) * FACT;
	if (!wording) return end + 6;
	put(root, "P", wording, { x: PAGE.left, y: end, width: BODY, height: 26, size: 9.5, font: "italic" });
	return end + 32;
}

/** Rows never part at the end of a page; the head is repeated on the next. */
function writeTable(sheet: OpenSheet, { columns, rows, emptyRows }: ListSheet, at: { y: number }): void {
	const { document, root, child, put, rule, artifact } = sheet;
	const shares = columns.reduce((sum, { share }) => sum + share, 0);
	const widths = columns.map(({ share }) => (share / shares) * BODY);
	const xOf = (index: number) => widths.slice(0, index).reduce((x, width) => x + width, PAGE.left);
	const table = child(root, "Table");

	function row(type: "TH" | "TD", cells: readonly string[], height: number): void {
		const element = child(table, "TR");
		const [size, font] = type === "TH" ? [8.5, "heading" as const] : [10.5, "text" as const];
		for (const [index] of columns.entries()) {
			const place = { x: xOf(index) + 4, y: at.y + 1, width: (widths[index] ?? 0) - 8, height: height - 2, size, font };
			put(element, type, cells[index] ?? "", place);
		}
		element.end();
		artifact(() => {
			for (let index = 0; index <= columns.length; index += 1)
				document.rect(index === columns.length ? PAGE.left + BODY - 0.6 : xOf(index), at.y, 0.6, height).fill(BLACK);
		});
		at.y += height;
		rule(PAGE.left, at.y, BODY);
	}

	const head = () => {
		rule(PAGE.left, at.y, BODY, 1.2);
		row(
			"TH",
			columns.map(({ title }) => title),
			HEAD_ROW,
		);
	};

	head();
	const empty = Array.from({ length: emptyRows }, (_, index) => [String(rows.length + index + 1)]);
	for (const cells of [...rows, ...empty]) {
		if (at.y + ROW > PAGE.height - PAGE.bottom) {
			document.addPage();
			at.y = PAGE.top;
			head();
		}
		row("TD", cells, ROW);
	}
	table.end();
}

/** OFF-013: whoever led it confirms the number by hand. */
function writeFoot({ document, root, put, rule }: OpenSheet, end: number, { ticked }: ListSheet): void {
	let y = end + 6 * MM;
	if (y + FOOT - 6 * MM > PAGE.height - PAGE.bottom) {
		document.addPage();
		y = PAGE.top;
	}
	const text = { y, height: 16, size: 10 };
	if (ticked) {
		const words = `Anzahl Teilnehmende: ${ticked.persons}. Digital erfasst, Stand ${ticked.on}; ohne Unterschriften.`;
		put(root, "P", words, { ...text, x: PAGE.left, width: BODY });
		return;
	}
	put(root, "P", "Anzahl Teilnehmende:", { ...text, x: PAGE.left, width: 105 });
	rule(PAGE.left + 106, y + 13, 50);
	put(root, "P", "Richtigkeit bestätigt:", { ...text, x: PAGE.left + 180, width: 105 });
	rule(PAGE.left + 286, y + 13, BODY - 286);
	put(root, "P", "Ort, Datum, Unterschrift Dozent/in", {
		x: PAGE.left + 286,
		y: y + 16,
		width: BODY - 286,
		height: 12,
		size: 8,
	});
}

function writePageNumbers({ eachPage, mark }: OpenSheet, { title }: ListSheet): void {
	const foot = { x: PAGE.left, y: PAGE.height - 10 * MM, height: 12, size: 8, colour: GREY };
	eachPage((number) => {
		mark(title, { ...foot, width: BODY - 100 });
		mark(number, { ...foot, width: BODY, align: "right" });
	});
}
