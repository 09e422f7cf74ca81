import { formatDate } from "#contract/dates.ts";
import { groupIban } from "#contract/iban.ts";
import { drawCode, drawMark } from "#server/drawing/marks.ts";
import { BODY_WIDTH, type Column, openPage, PAGE, type Page } from "#server/drawing/page.ts";
import { COLOUR, STYLES } from "#server/drawing/style.ts";
import type { InvoiceDocument } from "./document.ts";
import { facturX } from "./e-invoice/factur-x.ts";
import { isPart } from "./rules.ts";
import { discountText, euro, factsOf, giroCodeOf, giroLabel, paymentText, recipientLines, titleOf } from "./words.ts";

/** DIN 5008 form B: the address stands where the window of an envelope is. */
const ADDRESS_TOP = 142;
const BODY_TOP = 244;
const MARK_SIZE = 40;
const CODE_SIZE = 88;
/** Beside the address, with room for the number of an order in one line. */
const FACTS_LEFT = 308;
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
	// A long name or address may end below the place where the text usually begins.
	page.document.y = Math.max(BODY_TOP, writeHead(page, invoice) + 18);
	page.heading(titleOf(invoice));
	page.paragraph(openingOf(invoice));
	writeLines(page, invoice);
	writeSums(page, invoice);
	writeClosing(page, invoice);
	writeFoot(page, invoice);
	return page.end();
}

/** Answers where it ends. */
function writeHead(page: Page, invoice: InvoiceDocument): number {
	const { issuer, recipient } = invoice;
	page.artifact(() => drawMark(page.document, PAGE.left, PAGE.top - 18, MARK_SIZE));
	const name = { x: PAGE.left + MARK_SIZE + 10, y: PAGE.top - 5, width: BODY_WIDTH, style: "strong" } as const;
	page.block([issuer.legal_name], name);
	// A line of its own, as an envelope's window shows it: nothing stands beside it.
	const sender = `${issuer.legal_name} · ${issuer.street} · ${issuer.postcode} ${issuer.city}`;
	page.block([sender], { x: PAGE.left, y: ADDRESS_TOP - 18, width: BODY_WIDTH, style: "fine" });
	const address = { x: PAGE.left, y: ADDRESS_TOP, width: 230, style: "body" } as const;
	const addressEnd = page.block(recipientLines(recipient), address);
	const facts = { x: FACTS_LEFT, y: ADDRESS_TOP, width: PAGE.width - PAGE.right - FACTS_LEFT };
	const factsEnd = page.facts(factsOf(invoice), facts);
	page.document.x = PAGE.left;
	return Math.max(addressEnd, factsEnd);
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

/** Beside what is to be transferred stands its code; where the page has no room for both, both go on the next. */
function writeClosing(page: Page, invoice: InvoiceDocument): void {
	const code = giroCodeOf(invoice);
	if (!code) {
		for (const sentence of closingOf(invoice)) page.paragraph(sentence);
		return;
	}
	const sentences = closingOf(invoice);
	const width = BODY_WIDTH - CODE_SIZE - 28;
	const textHeight = sentences.reduce((sum, text) => sum + page.heightOf(text, width, "body") + STYLES.body.after, 0);
	if (page.document.y + Math.max(textHeight, CODE_SIZE + 24) > PAGE.height - PAGE.bottom) page.document.addPage();
	const top = page.document.y;
	const x = PAGE.width - PAGE.right - CODE_SIZE;
	for (const sentence of sentences) page.paragraph(sentence, "body", width);
	const end = page.document.y;
	page.figure(giroLabel(invoice), { x, y: top + 2, size: CODE_SIZE }, () =>
		drawCode(page.document, code, { x, y: top + 2, size: CODE_SIZE }),
	);
	const caption = { x, y: top + CODE_SIZE + 12, width: CODE_SIZE, align: "center", style: "fine" } as const;
	page.document.y = Math.max(end, page.block(["Mit Bank-App scannen"], caption));
}

/** At the foot of every page: who we are, how to reach us, and where we are taxed. */
function writeFoot(page: Page, invoice: InvoiceDocument): void {
	const { issuer } = invoice;
	const columns = [
		[issuer.legal_name, issuer.street, `${issuer.postcode} ${issuer.city}`],
		[
			`Telefon ${issuer.phone}`,
			issuer.email,
			`Steuernummer ${issuer.tax_number}`,
			...(issuer.vat_id ? [`USt-IdNr. ${issuer.vat_id}`] : []),
		],
		[issuer.bank, `IBAN ${groupIban(issuer.iban)}`, `BIC ${issuer.bic}`],
	];
	page.eachPage((number) =>
		page.artifact(() => {
			const { document } = page;
			const top = PAGE.height - 92;
			document.rect(PAGE.left, top - 10, BODY_WIDTH, 0.75).fill(COLOUR.line);
			document.font("text").fontSize(8).fillColor(COLOUR.quiet);
			for (const [column, lines] of columns.entries()) {
				document.text(lines.join("\n"), PAGE.left + column * 158, top, { width: 150, lineGap: 1 });
			}
			const line = { width: BODY_WIDTH, lineBreak: false };
			document.text(titleOf(invoice), PAGE.left, PAGE.height - 32, line);
			document.text(number, PAGE.left, PAGE.height - 32, { ...line, align: "right" });
		}),
	);
}
