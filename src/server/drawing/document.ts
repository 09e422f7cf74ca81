import PDFDocument from "pdfkit";
import { escapeXml } from "#server/xml.ts";
import { registerFonts } from "./fonts.ts";
import { archivalMetadata, type XmpSchema } from "./xmp.ts";

export type Element = PDFKit.PDFStructureElement;

export interface DocumentFacts {
	title: string;
	author: string;
	made: Date;
	/** The same for programs: with it the file is one for archives, PDF/A-3. */
	embedded?: Embedded | undefined;
	/** The same without anything for programs. */
	isForArchives?: boolean | undefined;
}

/** Where something drawn stands; as high as wide, if nothing else is said. */
export interface Box {
	x: number;
	y: number;
	size: number;
	height?: number;
}

export interface Embedded {
	name: string;
	type: string;
	description: string;
	content: string;
	/** Tells programs that it is there. */
	schema: XmpSchema;
}

type Paper = Pick<PDFKit.PDFDocumentOptions, "layout" | "margin" | "margins" | "autoFirstPage">;

/** At noon, so that an ISO day stays that day wherever it is read. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** pdfkit puts title and author into XML as they are, where the name of a house with an ampersand breaks it. */
class WellFormedDocument extends PDFDocument {
	_addInfo(): void {
		const { info } = this;
		const escaped = Object.entries(info).map(([key, value]) => [
			key,
			typeof value === "string" ? escapeXml(value) : value,
		]);
		this.info = Object.fromEntries(escaped);
		(PDFDocument.prototype as unknown as WellFormedDocument)._addInfo.call(this);
		this.info = info;
	}
}

const describe = (document: PDFKit.PDFDocument, schemas: XmpSchema[]): void =>
	(document as unknown as { appendXML(xml: string): void }).appendXML(archivalMetadata(schemas));

function embed(document: PDFKit.PDFDocument, { name, type, description, content, schema }: Embedded, made: Date): void {
	const about = { name, type, description, creationDate: made, modifiedDate: made, relationship: "Alternative" };
	document.file(Buffer.from(content), about);
	describe(document, [schema]);
}

/** Every document of the house: tagged A4 pages in German (PDF/UA) in its own typefaces. The same words are always the same file. */
export function openDocument({ title, author, made, embedded, isForArchives }: DocumentFacts, paper: Paper) {
	const document = new WellFormedDocument({
		size: "A4",
		...paper,
		bufferPages: true,
		pdfVersion: "1.7",
		// Known to pdfkit, not yet to its types.
		subset: (embedded || isForArchives ? "PDF/A-3a" : "PDF/UA") as "PDF/A-1",
		// None of those that every reader is thought to have: a file brings all of its own.
		font: null as unknown as string,
		tagged: true,
		lang: "de-DE",
		displayTitle: true,
		info: { Title: title, Author: author, CreationDate: made, ModDate: made },
	});
	const chunks: Buffer[] = [];
	document.on("data", (chunk: Buffer) => chunks.push(chunk));
	const finished = new Promise<void>((resolve, reject) => document.on("end", resolve).on("error", reject));
	registerFonts(document);
	if (embedded) embed(document, embedded, made);
	else if (isForArchives) describe(document, []);
	const root = document.struct("Document");
	document.addStructure(root);

	return {
		document,
		root,

		child(parent: Element, type: string, fill?: () => void): Element {
			const element = document.struct(type, {}, fill ? [fill] : undefined);
			parent.add(element);
			return element;
		},

		/** Decoration and what repeats on every page: a screen reader passes it by. */
		artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
			document.markContent("Artifact", { type });
			draw();
			document.endMarkedContent();
		},

		/** What is seen and not read, with words in its place. */
		figure(parent: Element, alt: string, { x, y, size, height = size }: Box, draw: () => void) {
			// Known to pdfkit, not yet to its types.
			const options = {
				alt,
				bbox: [x, y, x + size, y + height],
				placement: "Block",
			} as Parameters<typeof document.struct>[1];
			const element = document.struct("Figure", options, [draw]);
			parent.add(element);
			element.end();
		},

		/** Once all is written, what stands on each page with the number of it; from a later page on, of several letters in one. */
		eachPage(draw: (number: string) => void, first = 0): void {
			const { count } = document.bufferedPageRange();
			for (let index = first; index < count; index += 1) {
				document.switchToPage(index);
				draw(`Seite ${index - first + 1} von ${count - first}`);
			}
		},

		async end(): Promise<Buffer> {
			root.end();
			document.end();
			await finished;
			return Buffer.concat(chunks);
		},
	};
}
