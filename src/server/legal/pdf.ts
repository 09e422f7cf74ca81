import { formatDate } from "#contract/dates.ts";
import type { LegalText, Section } from "#contract/legal/text.ts";
import type { Provider } from "#contract/site.ts";
import { COLOUR } from "#server/drawing/style.ts";
import { type OpenText, openText } from "#server/drawing/text.ts";

export interface LegalSheet {
	text: LegalText;
	provider: Provider;
	publicUrl: string;
}

/** A legal text as tagged A4 pages (PDF/UA): headings, lists, links and bookmarks are known to a screen reader. */
export async function legalPdf({ text, provider, publicUrl }: LegalSheet): Promise<Buffer> {
	const title = `${text.title} (Fassung ${text.version})`;
	const sheet = openText({ title, day: text.changed_on, provider, publicUrl });
	writeHead(sheet, text, provider);
	for (const section of text.sections) writeSection(sheet, section, 2);
	writePageNumbers(sheet, `${provider.legal_name}: ${text.title}, Fassung ${text.version}`);
	return sheet.end();
}

function writeHead(sheet: OpenText, text: LegalText, provider: Provider): void {
	sheet.line(provider.legal_name, "kicker");
	sheet.heading(text.title, 1);
	sheet.line(text.lead, "lead");
	sheet.line(`Fassung ${text.version}, Stand ${formatDate(text.changed_on)}`, "small");
}

function writeSection(sheet: OpenText, section: Section, level: 2 | 3): void {
	sheet.heading(section.heading, level);
	sheet.blocks(section.blocks);
	for (const inner of section.sections ?? []) writeSection(sheet, inner, 3);
}

/** The line at the foot of every page; a screen reader passes it by. */
function writePageNumbers({ document, eachPage, artifact }: OpenText, title: string): void {
	eachPage((number) => {
		const { width, height, margins } = document.page;
		const options = { width: width - margins.left - margins.right, lineBreak: false };
		const y = height - margins.bottom + 28;
		// Below the margin a line would open a new page.
		document.page.margins = { ...margins, bottom: 0 };
		artifact(() => {
			document.font("text").fontSize(8.5).fillColor(COLOUR.quiet);
			document.text(title, margins.left, y, options);
			document.text(number, margins.left, y, { ...options, align: "right" });
		}, "Pagination");
		document.page.margins = margins;
	});
}
