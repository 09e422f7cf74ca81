import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The site's own typefaces, one cut each, with the Latin letters of all European names. */
const FOLDER = join(import.meta.dirname, "fonts");
const FILES = {
	text: "literata-regular.ttf",
	italic: "literata-italic.ttf",
	heading: "bricolage-grotesque-bold.ttf",
} as const;

export type FontName = keyof typeof FILES;

const fonts = Object.entries(FILES).map(([name, file]) => [name, readFileSync(join(FOLDER, file))] as const);

/** Makes 'text', 'italic' and 'heading' known to a document. */
export function registerFonts(document: PDFKit.PDFDocument): void {
	for (const [name, file] of fonts) document.registerFont(name, file);
}
