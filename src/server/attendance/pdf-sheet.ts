import PDFDocument from "pdfkit";
import { type FontName, registerFonts } from "#server/legal/pdf-fonts.ts";

type Element = PDFKit.PDFStructureElement;

export const MM = 72 / 25.4;
/** Black on white: what is signed is copied, too (OFF-010). */
export const BLACK = "#000000";
const SMALLEST = 3.5;
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
	height: number;
	/** The largest it is set in. */
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

	/** As large as it may be and fits into its box, over several lines if it must: a name is never cut. */
	function fitting(text: string, { width, height, size, font = "text" }: Placed) {
		const heightAt = (given: number): number => {
			document.font(font).fontSize(given);
			return document.heightOfString(text, { width });
		};
		let fits = size;
		while (fits > SMALLEST && heightAt(fits) > height) fits -= 0.5;
		return { size: fits, height: heightAt(fits) };
	}

	/** In the middle of the height it may take. */
	function write(text: string, at: Placed): void {
		const { x, y, width, font = "text", align = "left", colour = BLACK } = at;
		const fitted = fitting(text, at);
		document.font(font).fontSize(fitted.size).fillColor(colour);
		document.text(text, x, y + (at.height - fitted.height) / 2, { width, align });
	}

	return {
		document,
		root,
		artifact,
		child,

		/** Text in its box, made small enough for it. */
		put: (parent: Element, type: string, text: string, at: Placed): void =>
			child(parent, type, () => write(text, at)).end(),

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
