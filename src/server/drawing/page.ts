import { type Box, type Element, type Embedded, noonOf, openDocument } from "./document.ts";
import { applyStyle, COLOUR, STYLES, type StyleName } from "./style.ts";

/** DIN 5008: 25 mm on the left, 20 mm on the right. */
export const PAGE = { left: 70, right: 56, top: 56, bottom: 118, width: 595.28, height: 841.89 };
export const BODY_WIDTH = PAGE.width - PAGE.left - PAGE.right;
const LIST_INDENT = 16;

export interface Column {
	title: string;
	/** Share of the width, in points. */
	width: number;
	align: "left" | "right";
}

interface PageFacts {
	title: string;
	author: string;
	/** An ISO day. */
	day: string;
	embedded?: Embedded;
	isForArchives?: boolean;
	/** Smaller letters, for a form whose room is one page. */
	scale?: number;
}

/** Text at its place on the page, each piece known to the document's structure. */
export function openPage({ title, author, day, embedded, isForArchives, scale = 1 }: PageFacts) {
	const margins = { top: PAGE.top, bottom: 0, left: PAGE.left, right: PAGE.right };
	const open = openDocument({ title, author, made: noonOf(day), embedded, isForArchives }, { margins });
	const { document, root, child, artifact } = open;

	function put(parent: Element, type: string, text: string, at: Placed): number {
		const lineGap = applyStyle(document, at.style, scale);
		const options = { width: at.width, align: at.align ?? "left", lineGap } as const;
		const height = document.heightOfString(text, options);
		child(parent, type, () => {
			applyStyle(document, at.style, scale);
			document.text(text, at.x, at.y, options);
		}).end();
		return height;
	}

	const heightOf = (text: string, width: number, name: StyleName): number => {
		const lineGap = applyStyle(document, name, scale);
		return document.heightOfString(text, { width, lineGap });
	};

	const rule = (y: number, colour: string, thickness: number) =>
		artifact(() => document.rect(PAGE.left, y, BODY_WIDTH, thickness).fill(colour));

	return {
		...open,
		rule,
		heightOf,

		paragraph(text: string, name: StyleName = "body", width = BODY_WIDTH): void {
			const needed = heightOf(text, width, name);
			if (document.y + needed > PAGE.height - PAGE.bottom) document.addPage();
			const { y } = document;
			put(root, "P", text, { x: PAGE.left, y, width, style: name });
			document.y = y + needed + STYLES[name].after;
		},

		/** One below the other, each with a small seat before it. */
		list(items: readonly string[], width = BODY_WIDTH): void {
			const list = child(root, "L");
			for (const item of items) {
				const { y } = document;
				const inner = width - LIST_INDENT;
				const needed = heightOf(item, inner, "item");
				artifact(() => document.roundedRect(PAGE.left, y + 5, 7, 4, 2).fill(COLOUR.sun));
				const line = child(list, "LI");
				put(line, "LBody", item, { x: PAGE.left + LIST_INDENT, y, width: inner, style: "item" });
				line.end();
				document.y = y + needed + STYLES.item.after;
			}
			list.end();
		},

		/** Something drawn, with what a screen reader says in its place. */
		figure: (alt: string, box: Box, draw: () => void): void => open.figure(root, alt, box, draw),

		/** Lines below one another at a fixed place; answers where they end. */
		block(lines: readonly string[], at: Omit<Placed, "y"> & { y: number }): number {
			return lines.reduce((y, line) => y + put(root, "P", line, { ...at, y }) + 1, at.y);
		},

		facts(facts: readonly [string, string][], { x, y, width }: { x: number; y: number; width: number }): number {
			const label = 96;
			return facts.reduce((top, [name, value]) => {
				put(root, "P", name, { x, y: top, width: label, style: "small" });
				const height = put(root, "P", value, { x: x + label, y: top, width: width - label, style: "small" });
				return top + Math.max(height, 12) + 4;
			}, y);
		},

		heading(text: string, style: StyleName = "heading1"): void {
			const { y } = document;
			const height = put(root, "H1", text, { x: PAGE.left, y, width: BODY_WIDTH, style });
			// The free seat's yellow.
			artifact(() => document.roundedRect(PAGE.left, y + height + 6, 44, 5, 2.5).fill(COLOUR.sun));
			document.y = y + height + 26;
		},

		/** Rows never part at the end of a page; the head is repeated on the next. */
		table(columns: readonly Column[], rows: readonly Row[]): void {
			const table = child(root, "Table");
			const xOf = (index: number) => columns.slice(0, index).reduce((x, { width }) => x + width, PAGE.left);
			const inner = ({ width, align }: Column) => (align === "left" ? width - 12 : width);

			function head(): void {
				rule(document.y, COLOUR.ink, 1.5);
				const row = child(table, "TR");
				const y = document.y + 7;
				for (const [index, column] of columns.entries())
					put(row, "TH", column.title, { x: xOf(index), y, width: inner(column), align: column.align, style: "small" });
				row.end();
				const tallest = Math.max(...columns.map((column) => heightOf(column.title, inner(column), "small")));
				document.y = y + Math.max(16, tallest + 4);
				rule(document.y, COLOUR.line, 0.75);
			}

			const heightOfRow = ({ cells, below }: Row): number =>
				Math.max(...columns.map((column, index) => heightOf(cells[index] ?? "", inner(column), "body"))) +
				below.reduce((sum, line) => sum + heightOf(line, inner(columns[1] as Column), "small"), 0);

			head();
			for (const item of rows) {
				const height = heightOfRow(item);
				if (document.y + height + 18 > PAGE.height - PAGE.bottom) {
					document.addPage();
					head();
				}
				const row = child(table, "TR");
				const y = document.y + 8;
				for (const [index, column] of columns.entries()) {
					const cell = child(row, "TD");
					const at = { x: xOf(index), width: inner(column), align: column.align };
					let bottom = y + put(cell, "P", item.cells[index] ?? "", { ...at, y, style: "body" });
					if (index === 1)
						for (const line of item.below) bottom += put(cell, "P", line, { ...at, y: bottom, style: "small" });
					cell.end();
				}
				row.end();
				document.y = y + height + 8;
				rule(document.y, COLOUR.line, 0.75);
			}
			table.end();
		},
	};
}

interface Placed {
	x: number;
	y: number;
	width: number;
	align?: "left" | "right" | "center";
	style: StyleName;
}

interface Row {
	cells: readonly string[];
	/** Small lines below the second cell. */
	below: readonly string[];
}

export type Page = ReturnType<typeof openPage>;
