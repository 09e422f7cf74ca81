import { formatDate } from "#contract/dates.ts";
import { writeClosing, writeFoot, writeHead } from "#server/drawing/business-letter.ts";
import { BODY_WIDTH, type Column, openPage, PAGE, type Page } from "#server/drawing/page.ts";
import { COLOUR } from "#server/drawing/style.ts";
import type { InvoiceDocument } from "./document.ts";
import { facturX } from "./e-invoice/factur-x.ts";
import { isPart } from "./rules.ts";
import { discountText, euro, factsOf, giroCodeOf, giroLabel, paymentText, recipientLines, titleOf } from "./words.ts";

const COLUMNS: Column[] = [
	{ title: "Nr.", width: 28, align: "left" },
	{ title: "Leistung", width: BODY_WIDTH - 28 - 42 - 60 - 42 - 64, align: "left" },
	{ title: "Menge", width: 42, align: "right" },
	{ title: "Netto", width: 60, align: "right" },
	{ title: "MwSt.", width: 42, align: "right" },
	{ title: "Brutto", width: 64, align: "right" },
];

/** Drawn from what was stored when it was issued: the same document is always the same file. */
export async function invoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
	const { issuer, issued_on: day } = invoice;
	const page = openPage({ title: titleOf(invoice), author: issuer.legal_name, day, embedded: facturX(invoice) });
	writeHead(page, { issuer, to: recipientLines(invoice.recipient), facts: factsOf(invoice) });
	page.heading(titleOf(invoice));
	page.paragraph(openingOf(invoice));
	writeLines(page, invoice);
	writeSums(page, invoice);
	const code = giroCodeOf(invoice);
	writeClosing(page, closingOf(invoice), code && { rows: code, label: giroLabel(invoice) });
	writeFoot(page, { issuer, title: titleOf(invoice) });
	return page.end();
}

const openingOf = ({ kind, corrects, contract, payment }: InvoiceDocument): string => {
	if (kind === "credit_note" && corrects) {
		const invoice = `die Rechnung ${corrects.number} vom ${formatDate(corrects.issued_on)}`;
		// Of a booking some persons may stay, and of an order a part may be refunded: then the invoice stands in part.
		return contract.kind === "order" && !isPart(payment)
			? `Hiermit nehmen wir ${invoice} zurück.`
			: `Hiermit berichtigen wir ${invoice}:`;
	}
	return contract.kind === "order"
		? "Vielen Dank für deine Bestellung. Wir berechnen dir:"
		: "Vielen Dank für deine Anmeldung. Wir berechnen dir:";
};

function writeLines(page: Page, { lines, tax }: InvoiceDocument): void {
	page.document.y += 6;
	page.table(
		COLUMNS,
		lines.map((line, index) => ({
			cells: [
				String(index + 1),
				line.description,
				String(line.quantity),
				euro(line.net_cents),
				tax.category === "S" ? `${tax.percent} %` : "frei",
				euro(line.gross_cents),
			],
			below: [line.details, discountText(line)].filter((text) => text !== null),
		})),
	);
}

function writeSums(page: Page, invoice: InvoiceDocument): void {
	const { net_cents, tax_cents, gross_cents, tax } = invoice;
	const rows: [string, string][] = [
		["Summe netto", euro(net_cents)],
		[tax.category === "S" ? `zuzüglich ${tax.percent} % MwSt.` : "MwSt.", euro(tax_cents)],
	];
	if (page.document.y + 90 > PAGE.height - PAGE.bottom) page.document.addPage();
	let y = page.document.y + 10;
	const write = (label: string, value: string, style: "body" | "strong") => {
		page.block([label], { x: PAGE.left, y, width: BODY_WIDTH - 110, align: "right", style });
		y = page.block([value], { x: PAGE.width - PAGE.right - 100, y, width: 100, align: "right", style }) + 3;
	};
	for (const [label, value] of rows) write(label, value, "body");
	page.rule(y, COLOUR.ink, 1.5);
	y += 7;
	write("Gesamtbetrag", euro(gross_cents), "strong");
	page.document.y = y + 18;
}

const closingOf = (invoice: InvoiceDocument): string[] => [
	...(invoice.tax.category === "E" ? [`${invoice.tax.reason}.`] : []),
	...paymentText(invoice),
];
