import PDFDocument from "pdfkit";
import { formatDate } from "#contract/dates.ts";
import { registerFonts } from "#server/legal/pdf-fonts.ts";
import { COLOUR } from "#server/legal/pdf-style.ts";
import type { InvoiceDocument } from "./document.ts";
import { type Column, createPage, PAGE, type Page } from "./pdf-page.ts";
import { discountText, euro, factsOf, paymentText, recipientLines, titleOf } from "./words.ts";

const BODY_WIDTH = PAGE.width - PAGE.left - PAGE.right;
/** DIN 5008 form B: the address stands where the window of an envelope is. */
const ADDRESS_TOP = 142;
const BODY_TOP = 244;
/** Beside the address, with room for the number of an order in one line. */
const FACTS_LEFT = 308;
const COLUMNS: Column[] = [
	{ title: "Nr.", width: 34, align: "left" },
	{ title: "Leistung", width: BODY_WIDTH - 34 - 42 - 60 - 42 - 64, align: "left" },
	{ title: "Menge", width: 42, align: "right" },
	{ title: "Netto", width: 60, align: "right" },
	{ title: "USt", width: 42, align: "right" },
	{ title: "Brutto", width: 64, align: "right" },
];

/** Drawn from what was stored when it was issued: the same document is always the same file. */
export async function invoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
	const issued = new Date(`${invoice.issued_on}T12:00:00Z`);
	const document = new PDFDocument({
		size: "A4",
		margins: { top: PAGE.top, bottom: 0, left: PAGE.left, right: PAGE.right },
		bufferPages: true,
		pdfVersion: "1.7",
		// Known to pdfkit, not yet to its types.
		subset: "PDF/UA" as "PDF/A-1",
		tagged: true,
		lang: "de-DE",
		displayTitle: true,
		info: { Title: titleOf(invoice), Author: invoice.issuer.legal_name, CreationDate: issued, ModDate: issued },
	});
	const chunks: Buffer[] = [];
	document.on("data", (chunk: Buffer) => chunks.push(chunk));
	const finished = new Promise<void>((resolve, reject) => document.on("end", resolve).on("error", reject));

	registerFonts(document);
	const page = createPage(document);
	// A long name or address may end below the place where the text usually begins.
	document.y = Math.max(BODY_TOP, writeHead(document, page, invoice) + 18);
	page.heading(titleOf(invoice));
	page.paragraph(openingOf(invoice));
	writeLines(document, page, invoice);
	writeSums(document, page, invoice);
	for (const sentence of closingOf(invoice)) page.paragraph(sentence);
	page.end();
	writeFoot(document, page, invoice);
	document.end();
	await finished;
	return Buffer.concat(chunks);
}

/** Answers where it ends. */
function writeHead(document: PDFKit.PDFDocument, page: Page, invoice: InvoiceDocument): number {
	const { issuer, recipient } = invoice;
	page.block([issuer.legal_name], { x: PAGE.left, y: PAGE.top, width: BODY_WIDTH, style: "strong" });
	const sender = `${issuer.legal_name} · ${issuer.street} · ${issuer.postcode} ${issuer.city}`;
	page.block([sender], { x: PAGE.left, y: ADDRESS_TOP - 18, width: 250, style: "fine" });
	const address = { x: PAGE.left, y: ADDRESS_TOP, width: 230, style: "body" } as const;
	const addressEnd = page.block(recipientLines(recipient), address);
	const facts = { x: FACTS_LEFT, y: ADDRESS_TOP - 18, width: PAGE.width - PAGE.right - FACTS_LEFT };
	const factsEnd = page.facts(factsOf(invoice), facts);
	document.x = PAGE.left;
	return Math.max(addressEnd, factsEnd);
}

const openingOf = ({ kind, corrects, contract }: InvoiceDocument): string => {
	if (kind === "credit_note" && corrects) {
		const invoice = `die Rechnung ${corrects.number} vom ${formatDate(corrects.issued_on)}`;
		// Of a booking some persons may stay, so its invoice may stand in part.
		return contract.kind === "order" ? `Hiermit nehmen wir ${invoice} zurück.` : `Hiermit berichtigen wir ${invoice}:`;
	}
	return contract.kind === "order"
		? "Vielen Dank für deine Bestellung. Wir berechnen dir:"
		: "Vielen Dank für deine Anmeldung. Wir berechnen dir:";
};

function writeLines(document: PDFKit.PDFDocument, page: Page, { lines, tax }: InvoiceDocument): void {
	document.y += 6;
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

function writeSums(document: PDFKit.PDFDocument, page: Page, invoice: InvoiceDocument): void {
	const { net_cents, tax_cents, gross_cents, tax } = invoice;
	const rows: [string, string][] = [
		["Summe netto", euro(net_cents)],
		[tax.category === "S" ? `zuzüglich ${tax.percent} % Umsatzsteuer` : "Umsatzsteuer", euro(tax_cents)],
	];
	if (document.y + 90 > PAGE.height - PAGE.bottom) document.addPage();
	let y = document.y + 10;
	const write = (label: string, value: string, style: "body" | "strong") => {
		page.block([label], { x: PAGE.left, y, width: BODY_WIDTH - 110, align: "right", style });
		y = page.block([value], { x: PAGE.width - PAGE.right - 100, y, width: 100, align: "right", style }) + 3;
	};
	for (const [label, value] of rows) write(label, value, "body");
	page.rule(y, COLOUR.ink, 1.5);
	y += 7;
	write("Gesamtbetrag", euro(gross_cents), "strong");
	document.y = y + 18;
}

const closingOf = (invoice: InvoiceDocument): string[] => [
	...(invoice.tax.category === "E" ? [`${invoice.tax.reason}.`] : []),
	...paymentText(invoice),
];

/** At the foot of every page: who we are, how to reach us, and where we are taxed. */
function writeFoot(document: PDFKit.PDFDocument, page: Page, { issuer, number }: InvoiceDocument): void {
	const { count } = document.bufferedPageRange();
	const columns = [
		[issuer.legal_name, issuer.street, `${issuer.postcode} ${issuer.city}`],
		[`Telefon ${issuer.phone}`, issuer.email, `Steuernummer ${issuer.tax_number}`, `USt-IdNr. ${issuer.vat_id}`],
		[issuer.bank, `IBAN ${issuer.iban}`, `BIC ${issuer.bic}`, `${number}, Seite {page} von ${count}`],
	];
	for (let index = 0; index < count; index += 1) {
		document.switchToPage(index);
		page.artifact(() => {
			const top = PAGE.height - 92;
			document.rect(PAGE.left, top - 10, BODY_WIDTH, 0.75).fill(COLOUR.line);
			document.font("text").fontSize(8).fillColor(COLOUR.quiet);
			for (const [column, lines] of columns.entries()) {
				const text = lines.join("\n").replace("{page}", String(index + 1));
				document.text(text, PAGE.left + column * 158, top, { width: 150, lineGap: 1 });
			}
		});
	}
}
