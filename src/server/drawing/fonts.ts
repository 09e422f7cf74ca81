import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";

/** The site's own typefaces, one cut each, with the Latin letters of all European names. */
const FOLDER = join(import.meta.dirname, "fonts");
const FILES = {
	text: "literata-regular.ttf",
	italic: "literata-italic.ttf",
	heading: "bricolage-grotesque-bold.ttf",
} as const;

export type FontName = keyof typeof FILES;

/** Opened once: what was read of a typeface for one document need not be read for the next. */
const fonts = Object.entries(FILES).map(([name, file]) => [name, create(readFileSync(join(FOLDER, file)))] as const);

/** Makes 'text', 'italic' and 'heading' known to a document. */
export function registerFonts(document: PDFKit.PDFDocument): void {
	// Known to pdfkit, not yet to its types.
	for (const [name, font] of fonts) document.registerFont(name, font as unknown as Buffer);
}
