import PDFDocument from "pdfkit";
import { type FontName, registerFonts } from "#server/legal/pdf-fonts.ts";

type Element = PDFKit.PDFStructureElement;

export const MM = 72 / 25.4;
/** Black on white: what is signed is copied, too (OFF-010). */
export const BLACK = "#000000";
export const GREY = "#444444";

interface Facts {
	title: string;
	author: string;
	/** When it was made. */
	at: string;
	layout: "portrait" | "landscape";
}

export interface Placed {
	x: number;
	y: number;
	width: number;
	size: number;
	font?: FontName;
	align?: "left" | "center" | "right";
	colour?: string;
}

/** A tagged document (PDF/UA) whose pieces stand where they are put. */
export function openSheet({ title, author, at, layout }: Facts) {
	const made = new Date(at);
	const document = new PDFDocument({
		size: "A4",
		layout,
		margin: 0,
		autoFirstPage: false,
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

	/** Drawn and not read: lines, frames, what repeats on every page. */
	function artifact(draw: () => void): void {
		document.markContent("Artifact", { type: "Layout" });
		draw();
		document.endMarkedContent();
	}

	function child(parent: Element, type: string, fill?: () => void): Element {
		const element = document.struct(type, {}, fill ? [fill] : undefined);
		parent.add(element);
		return element;
	}

	const widthOf = (text: string, font: FontName, size: number): number =>
		document.font(font).fontSize(size).widthOfString(text);

	/** The largest size up to this one at which a line fits; below the smallest it is cut with an ellipsis. */
	function fitting(text: string, { width, size, font = "text" }: Omit<Placed, "x" | "y">, smallest: number) {
		let fits = size;
		while (fits > smallest && widthOf(text, font, fits) > width) fits -= 0.5;
		if (widthOf(text, font, fits) <= width) return { text, size: fits };
		const letters = [...text];
		while (letters.length > 1 && widthOf(`${letters.join("")}…`, font, fits) > width) letters.pop();
		return { text: `${letters.join("").trimEnd()}…`, size: fits };
	}

	function write(text: string, { x, y, width, size, font = "text", align = "left", colour = BLACK }: Placed): void {
		document.font(font).fontSize(size).fillColor(colour);
		document.text(text, x, y, { width, align, lineBreak: false, height: size * 1.5 });
	}

	return {
		document,
		root,
		artifact,
		child,

		/** One line of text at its place, made small enough for it. */
		line(parent: Element, type: string, text: string, at: Placed, smallest = at.size * 0.6): void {
			const fitted = fitting(text, at, smallest);
			child(parent, type, () => write(fitted.text, { ...at, size: fitted.size })).end();
		},

		/** The same, outside of what is read. */
		mark: (text: string, at: Placed): void => artifact(() => write(text, at)),

		rule: (x: number, y: number, width: number, thickness = 0.6): void =>
			artifact(() => void document.rect(x, y, width, thickness).fill(BLACK)),

		async end(): Promise<Buffer> {
			root.end();
			document.end();
			await finished;
			return Buffer.concat(chunks);
		},
	};
}

export type OpenSheet = ReturnType<typeof openSheet>;
