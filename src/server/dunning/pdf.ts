import { formatDate } from "#contract/dates.ts";
import { writeClosing, writeFoot, writeHead } from "#server/drawing/business-letter.ts";
import { BODY_WIDTH, openPage, PAGE, type Page } from "#server/drawing/page.ts";
import { COLOUR } from "#server/drawing/style.ts";
import { euro, recipientLines } from "#server/invoices/words.ts";
import { hello } from "#server/outbox/greeting.ts";
import type { ReminderDocument } from "./document.ts";
import { amountsOf, CLOSING, giroLabel, giroOf, nextText, openingOf, titleOf, totalOf, transferText } from "./words.ts";

/** From the page on that is open. */
function writeReminder(page: Page, document: ReminderDocument, first: number): void {
	const { issuer } = document;
	const title = titleOf(document);
	writeHead(page, { issuer, to: recipientLines(document.recipient), facts: factsOf(document) });
	page.heading(title);
	page.paragraph(hello(document.recipient.name));
	page.paragraph(openingOf(document));
	writeSums(page, document);
	writeClosing(page, [transferText(document), nextText(document), CLOSING], {
		rows: giroOf(document),
		label: giroLabel(document),
	});
	page.paragraph(`Viele Grüße\n${issuer.legal_name}`);
	writeFoot(page, { issuer, title, first });
}

/** Drawn from what was stored when it was sent: the same reminder is always the same file. */
export async function reminderPdf(document: ReminderDocument): Promise<Buffer> {
	const page = openPage({ title: titleOf(document), author: document.issuer.legal_name, day: document.day });
	writeReminder(page, document, 0);
	return page.end();
}

/** Several for the printer, each beginning on a page of its own. */
export async function remindersPdf(documents: readonly ReminderDocument[]): Promise<Buffer> {
	const [one] = documents;
	if (!one) throw new Error("There is nothing to print.");
	const page = openPage({ title: "Mahnschreiben", author: one.issuer.legal_name, day: one.day });
	for (const [at, document] of documents.entries()) {
		if (at > 0) page.document.addPage();
		writeReminder(page, document, page.document.bufferedPageRange().count - 1);
	}
	return page.end();
}

const factsOf = ({ invoice, contract, day, due_on }: ReminderDocument): [label: string, value: string][] => [
	["Datum", formatDate(day)],
	["Rechnung", invoice.number],
	[contract.kind === "order" ? "Bestellung" : "Buchung", contract.number],
	["Zu zahlen bis", formatDate(due_on)],
];

function writeSums(page: Page, document: ReminderDocument): void {
	let y = page.document.y + 4;
	const write = (label: string, value: string, style: "body" | "strong") => {
		page.block([label], { x: PAGE.left, y, width: BODY_WIDTH - 110, align: "right", style });
		y = page.block([value], { x: PAGE.width - PAGE.right - 100, y, width: 100, align: "right", style }) + 3;
	};
	for (const [label, value] of amountsOf(document)) write(label, value, "body");
	page.rule(y, COLOUR.ink, 1.5);
	y += 7;
	write("Zu zahlen", euro(totalOf(document)), "strong");
	page.document.x = PAGE.left;
	page.document.y = y + 18;
}
