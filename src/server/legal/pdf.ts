import PDFDocument from "pdfkit";
import { formatDate } from "#contract/dates.ts";
import type { LegalText, Section } from "#contract/legal/text.ts";
import type { Provider } from "#contract/site.ts";
import { createWriter, type Writer } from "./pdf-blocks.ts";
import { registerFonts } from "./pdf-fonts.ts";
import { COLOUR, MARGIN } from "./pdf-style.ts";

export interface LegalSheet {
	text: LegalText;
	provider: Provider;
	publicUrl: string;
}

/** A legal text as tagged A4 pages (PDF/UA): headings, lists, links and bookmarks are known to a screen reader. */
export async function legalPdf({ text, provider, publicUrl }: LegalSheet): Promise<Buffer> {
	const changed = new Date(`${text.changed_on}T12:00:00Z`);
	const document = new PDFDocument({
		size: "A4",
		margins: MARGIN,
		bufferPages: true,
		pdfVersion: "1.7",
		// Known to pdfkit, not yet to its types.
		subset: "PDF/UA" as "PDF/A-1",
		tagged: true,
		lang: "de-DE",
		displayTitle: true,
		info: {
			Title: `${text.title} (Fassung ${text.version})`,
			Author: provider.legal_name,
			CreationDate: changed,
			ModDate: changed,
		},
	});
	const chunks: Buffer[] = [];
	document.on("data", (chunk: Buffer) => chunks.push(chunk));
	const finished = new Promise<void>((resolve, reject) => document.on("end", resolve).on("error", reject));

	registerFonts(document);
	const writer = createWriter(document, { provider, publicUrl });
	writeHead(writer, text, provider);
	for (const section of text.sections) writeSection(writer, section, 2);
	writer.end();
	writePageNumbers(document, `${provider.legal_name}: ${text.title}, Fassung ${text.version}`);
	document.end();
	await finished;
	return Buffer.concat(chunks);
}

function writeHead(writer: Writer, text: LegalText, provider: Provider): void {
	writer.line(provider.legal_name, "kicker");
	writer.heading(text.title, 1);
	writer.line(text.lead, "lead");
	writer.line(`Fassung ${text.version}, Stand ${formatDate(text.changed_on)}`, "small");
}

function writeSection(writer: Writer, section: Section, level: 2 | 3): void {
	writer.heading(section.heading, level);
	writer.blocks(section.blocks);
	for (const inner of section.sections ?? []) writeSection(writer, inner, 3);
}

/** The line at the foot of every page; a screen reader passes it by. */
function writePageNumbers(document: PDFKit.PDFDocument, title: string): void {
	const { count } = document.bufferedPageRange();
	for (let page = 0; page < count; page += 1) {
		document.switchToPage(page);
		const { width, height, margins } = document.page;
		const options = { width: width - margins.left - margins.right, lineBreak: false };
		const y = height - margins.bottom + 28;
		// Below the margin a line would open a new page.
		document.page.margins = { ...margins, bottom: 0 };
		document.markContent("Artifact", { type: "Pagination" });
		document.font("text").fontSize(8.5).fillColor(COLOUR.quiet);
		document.text(title, margins.left, y, options);
		document.text(`Seite ${page + 1} von ${count}`, margins.left, y, { ...options, align: "right" });
		document.endMarkedContent();
		document.page.margins = margins;
	}
}
