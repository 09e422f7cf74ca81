import PDFDocument from "pdfkit";
import { formatDate } from "#contract/dates.ts";
import type { Provider } from "#contract/site.ts";
import { createWriter } from "#server/legal/pdf-blocks.ts";
import { registerFonts } from "#server/legal/pdf-fonts.ts";
import { MARGIN } from "#server/legal/pdf-style.ts";

export interface LetterSheet {
	/** Line by line. */
	to: string[];
	subject: string;
	/** As a mail without its looks; its first paragraph is the subject. */
	text: string;
	/** An ISO day. */
	day: string;
	provider: Provider;
	publicUrl: string;
}

/** A letter to print, for those who have no address for mails: tagged A4 pages with the address at the top. */
export async function letterPdf({ to, subject, text, day, provider, publicUrl }: LetterSheet): Promise<Buffer> {
	const at = new Date(`${day}T12:00:00Z`);
	const document = new PDFDocument({
		size: "A4",
		margins: MARGIN,
		pdfVersion: "1.7",
		// Known to pdfkit, not yet to its types.
		subset: "PDF/UA" as "PDF/A-1",
		tagged: true,
		lang: "de-DE",
		displayTitle: true,
		info: { Title: subject, Author: provider.legal_name, CreationDate: at, ModDate: at },
	});
	const chunks: Buffer[] = [];
	document.on("data", (chunk: Buffer) => chunks.push(chunk));
	const finished = new Promise<void>((resolve, reject) => document.on("end", resolve).on("error", reject));
	registerFonts(document);
	const writer = createWriter(document, { provider, publicUrl });
	writer.line(`${provider.legal_name} · ${provider.street} · ${provider.postcode} ${provider.city}`, "small");
	for (const line of to) writer.line(line, "body");
	writer.line(`${provider.city}, ${formatDate(day)}`, "small");
	writer.heading(subject, 1);
	for (const paragraph of text.split("\n\n").slice(1)) writer.line(paragraph, "body");
	writer.end();
	document.end();
	await finished;
	return Buffer.concat(chunks);
}
