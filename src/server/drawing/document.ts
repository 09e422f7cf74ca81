import PDFDocument from "pdfkit";
import { registerFonts } from "./fonts.ts";

export type Element = PDFKit.PDFStructureElement;

export interface DocumentFacts {
	title: string;
	author: string;
	made: Date;
}

type Paper = Pick<PDFKit.PDFDocumentOptions, "layout" | "margin" | "margins" | "autoFirstPage">;

/** At noon, so that an ISO day stays that day wherever it is read. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Every document of the house: tagged A4 pages in German (PDF/UA) in its own typefaces. The same words are always the same file. */
export function openDocument({ title, author, made }: DocumentFacts, paper: Paper) {
	const document = new PDFDocument({
		size: "A4",
		...paper,
		bufferPages: true,
		pdfVersion: "1.7",
		// Known to pdfkit, not yet to its types.
		subset: "PDF/UA" as "PDF/A-1",
		tagged: true,
		lang: "de-DE",
		displayTitle: true,
		info: { Title: title, Author: author, CreationDate: made, ModDate: made },
	});
	const chunks: Buffer[] = [];
	document.on("data", (chunk: Buffer) => chunks.push(chunk));
	const finished = new Promise<void>((resolve, reject) => document.on("end", resolve).on("error", reject));
	registerFonts(document);
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
		figure(parent: Element, alt: string, { x, y, size }: { x: number; y: number; size: number }, draw: () => void) {
			// Known to pdfkit, not yet to its types.
			const options = {
				alt,
				bbox: [x, y, x + size, y + size],
				placement: "Block",
			} as Parameters<typeof document.struct>[1];
			const element = document.struct("Figure", options, [draw]);
			parent.add(element);
			element.end();
		},

		/** Once all is written, what stands on each page with the number of it. */
		eachPage(draw: (number: string) => void): void {
			const { count } = document.bufferedPageRange();
			for (let index = 0; index < count; index += 1) {
				document.switchToPage(index);
				draw(`Seite ${index + 1} von ${count}`);
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
