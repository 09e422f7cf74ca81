import { join } from "node:path";

/** The site's own typefaces, whole. */
const FOLDER = join(import.meta.dirname, "fonts");
const FILES = {
	text: "literata-latin-wght-normal.woff2",
	italic: "literata-latin-wght-italic.woff2",
	heading: "bricolage-grotesque-latin-standard-normal.woff2",
} as const;

export type FontName = keyof typeof FILES;

interface PathCommand {
	command: "moveTo" | "lineTo" | "quadraticCurveTo" | "closePath";
	args: number[];
}

interface Glyph {
	path: { commands: PathCommand[] };
	advanceWidth: number;
	_getMetrics(): { leftBearing: number };
}

/** The part of fontkit's subset that writes one glyph into the embedded font. */
interface Subset {
	font: { characterSet: number[]; glyphForCodePoint(codePoint: number): Glyph; getGlyph(id: number): Glyph };
	glyf: Buffer[];
	loca: { offsets: number[] };
	hmtx: { metrics: { advance: number; bearing: number }[] };
	offset: number;
	_addGlyph(id: number): number;
}

/** A simple glyph of the TrueType table `glyf`: every point with its own flag and whole distances, nothing packed. */
function encodeOutline(commands: readonly PathCommand[]): Buffer {
	const xs: number[] = [];
	const ys: number[] = [];
	const onCurve: number[] = [];
	const contourEnds: number[] = [];
	for (const { command, args } of commands) {
		if (command === "closePath") contourEnds.push(xs.length - 1);
		for (let index = 0; index < args.length; index += 2) {
			xs.push(Math.round(args[index] ?? 0));
			ys.push(Math.round(args[index + 1] ?? 0));
			onCurve.push(command === "quadraticCurveTo" && index === 0 ? 0 : 1);
		}
	}
	if (xs.length === 0) return Buffer.alloc(0);
	const noInstructions = 0;
	const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
	const head = words([contourEnds.length, ...box, ...contourEnds, noInstructions]);
	const outline = Buffer.concat([head, Buffer.from(onCurve), words(distances(xs)), words(distances(ys))]);
	return Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]);
}

const distances = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));

function words(values: readonly number[]): Buffer {
	const buffer = Buffer.alloc(values.length * 2);
	for (const [index, value] of values.entries()) buffer.writeInt16BE(value, index * 2);
	return buffer;
}

/** In WOFF2 the glyphs are stored transformed, and fontkit cannot cut them out of the file; their outlines it reads well. */
function writeGlyphsFromOutlines(subset: Subset): void {
	subset._addGlyph = (id) => {
		const glyph = subset.font.getGlyph(id);
		const outline = encodeOutline(glyph.path.commands);
		subset.glyf.push(outline);
		subset.loca.offsets.push(subset.offset);
		const bearing = glyph._getMetrics().leftBearing;
		subset.hmtx.metrics.push({ advance: Math.round(glyph.advanceWidth), bearing: Math.round(bearing) });
		subset.offset += outline.length;
		return subset.glyf.length - 1;
	};
}

/** Fontkit forgets the letter of a glyph that it first meets as a part of another: the 'a' of an 'ä'. */
function rememberLetters({ font }: Subset): void {
	for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
}

/** A font in a document, as pdfkit keeps it. */
interface Embedded {
	name: string;
	font: Subset["font"];
	subset: Subset;
	constructor: new (document: PDFKit.PDFDocument, font: Subset["font"], id: string) => Embedded;
}

interface Internals {
	_font: Embedded;
	_fontCount: number;
	_fontFamilies: Record<string, Embedded>;
}

/** What fontkit has read: unpacking a file again for every document would take most of the time a document takes. */
const opened = new Map<string, Pick<Embedded, "font" | "constructor">>();

function openFont(document: PDFKit.PDFDocument, name: string, file: string): Embedded {
	const internals = document as unknown as Internals;
	const first = opened.get(file);
	if (first) {
		internals._fontCount += 1;
		const font = new first.constructor(document, first.font, `F${internals._fontCount}`);
		Object.assign(internals._fontFamilies, { [name]: font, [font.name]: font });
	}
	document.registerFont(name, join(FOLDER, file)).font(name);
	if (!first) {
		rememberLetters(internals._font.subset);
		const own = internals._font;
		opened.set(file, { font: own.font, constructor: own.constructor });
	}
	return internals._font;
}

/** Makes 'text', 'italic' and 'heading' known to a document. */
export function registerFonts(document: PDFKit.PDFDocument): void {
	for (const [name, file] of Object.entries(FILES)) writeGlyphsFromOutlines(openFont(document, name, file).subset);
}
