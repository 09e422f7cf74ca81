import { formatDate } from "#contract/dates.ts";
import type { Provider } from "#contract/site.ts";
import { openText } from "#server/drawing/text.ts";

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
	const sheet = openText({ title: subject, day, provider, publicUrl });
	sheet.line(`${provider.legal_name} · ${provider.street} · ${provider.postcode} ${provider.city}`, "small");
	for (const line of to) sheet.line(line, "body");
	sheet.line(`${provider.city}, ${formatDate(day)}`, "small");
	sheet.heading(subject, 1);
	for (const paragraph of text.split("\n\n").slice(1)) sheet.line(paragraph, "body");
	return sheet.end();
}
