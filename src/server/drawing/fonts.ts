import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font, type GlyphRun } from "fontkit";
import { LRUCache } from "lru-cache";

/** The site's own typefaces, one cut each, with the Latin letters of all European names. */
const FOLDER = join(import.meta.dirname, "fonts");
const FILES = {
	text: "literata-regular.ttf",
	italic: "literata-italic.ttf",
	heading: "bricolage-grotesque-bold.ttf",
} as const;

export type FontName = keyof typeof FILES;

/** Most words of a letter stand in the next one too. */
const KEPT_WORDS = 1_500;

const copyOf = <Thing extends object>(thing: Thing): Thing =>
	Object.assign(Object.create(Object.getPrototypeOf(thing)), thing);

/** Where the letters of a word stand is reckoned once. Whoever asks gets places of their own, for pdfkit scales them. */
function remembering(font: Font): Font {
	const runs = new LRUCache<string, GlyphRun>({ max: KEPT_WORDS });
	const layout = font.layout.bind(font);
	font.layout = (text, ...how) => {
		if (how.some((one) => one !== undefined)) return layout(text, ...how);
		const run = runs.get(text) ?? layout(text);
		runs.set(text, run);
		return Object.assign(copyOf(run), { positions: run.positions.map(copyOf) });
	};
	return font;
}

/** Opened once: what was read of a typeface for one document need not be read for the next. */
const fonts = Object.entries(FILES).map(
	([name, file]) => [name, remembering(create(readFileSync(join(FOLDER, file))) as Font)] as const,
);

/** Makes 'text', 'italic' and 'heading' known to a document. */
export function registerFonts(document: PDFKit.PDFDocument): void {
	// Known to pdfkit, not yet to its types.
	for (const [name, font] of fonts) document.registerFont(name, font as unknown as Buffer);
}
