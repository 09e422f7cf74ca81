import type { FontName } from "./fonts.ts";

/** Values of the design tokens, in points. */

export const COLOUR = { ink: "#2b1030", quiet: "#5d4560", link: "#55224f", sun: "#ffcb1f", line: "#e3d9e6" } as const;

interface Style {
	font: FontName;
	size: number;
	/** Space between two lines, and before and after the text. */
	lineGap: number;
	before: number;
	after: number;
	colour: string;
}

const style = (values: Partial<Style>): Style => ({
	font: "text",
	size: 10.25,
	lineGap: 1,
	before: 0,
	after: 7,
	colour: COLOUR.ink,
	...values,
});

export const STYLES = {
	body: style({}),
	item: style({ after: 4 }),
	kicker: style({ font: "heading", size: 9.5, after: 14, colour: COLOUR.quiet }),
	lead: style({ font: "italic", size: 12.5, before: 4, after: 8, colour: COLOUR.quiet }),
	small: style({ size: 9, after: 10, colour: COLOUR.quiet }),
	/** Of forms whose words are given and whose room is one page. */
	statement: style({ size: 9, lineGap: 0.5, after: 5 }),
	fine: style({ size: 7.5, after: 4, colour: COLOUR.quiet }),
	strong: style({ font: "heading", size: 10.25, after: 4 }),
	heading1: style({ font: "heading", size: 25, lineGap: 0, after: 6 }),
	heading2: style({ font: "heading", size: 13.5, lineGap: 1, before: 15, after: 6 }),
	heading3: style({ font: "heading", size: 11, lineGap: 1, before: 9, after: 4 }),
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof STYLES;

/** Answers the space between two lines. */
export function applyStyle(document: PDFKit.PDFDocument, name: StyleName, scale = 1): number {
	const { font, size, colour, lineGap } = STYLES[name];
	document
		.font(font)
		.fontSize(size * scale)
		.fillColor(colour);
	return lineGap * scale;
}
