import { formatDate } from "#contract/dates.ts";
import { BODY_WIDTH, type Column, openPage, PAGE, type Page } from "#server/drawing/page.ts";
import { COLOUR } from "#server/drawing/style.ts";
import { euro } from "#server/invoices/words.ts";
import type { ReceiptDocument } from "./document.ts";
import * as words from "./words.ts";

/** The pattern stands on one page, whatever it has to say. */
const LABEL_WIDTH = 178;
const BOX = 9;
/** The number of the page stands below. */
const FOOT = 48;
const SCALES = [1, 0.88, 0.76, 0.64, 0.5];
const SIGNATURE = { width: 150, height: 44 };
const ANNEX_COLUMNS: Column[] = [
	{ title: "Tag der Zuwendung", width: 110, align: "left" },
	{ title: "Art der Zuwendung", width: 130, align: "left" },
	{ title: "Verzicht auf Erstattung von Aufwendungen", width: BODY_WIDTH - 110 - 130 - 90, align: "left" },
	{ title: "Betrag", width: 90, align: "right" },
];

export const titleOf = ({ kind, number }: ReceiptDocument): string =>
	`${kind === "collective" ? "Sammelbestätigung" : "Zuwendungsbestätigung"} ${number}`;

export interface ReceiptSheet {
	receipt: ReceiptDocument;
	/** A PNG as base64. */
	signature: string | null;
	mark: string | null;
}

/** Answers whether all of it stands above the foot. */
function writeFront(page: Page, { receipt, signature, mark }: ReceiptSheet): boolean {
	writeHead(page, receipt, mark);
	writeGift(page, receipt);
	writeStatements(page, receipt);
	writeSignature(page, receipt, signature);
	return writeNotes(page);
}

/** Very long names are written smaller, for the pattern may take one page only. */
function openFront(sheet: ReceiptSheet): Page {
	const { issuer, issued_on: day } = sheet.receipt;
	const facts = { title: titleOf(sheet.receipt), author: issuer.legal_name, day, isForArchives: true };
	for (const scale of SCALES) {
		const page = openPage({ ...facts, scale });
		if (writeFront(page, sheet)) return page;
	}
	throw new Error(`${sheet.receipt.number} does not stand on one page.`);
}

/** Drawn from what was stored when it was issued: the same receipt is always the same file. */
export async function receiptPdf(sheet: ReceiptSheet): Promise<Buffer> {
	const page = openFront(sheet);
	if (sheet.receipt.kind === "collective") writeAnnex(page, sheet.receipt);
	writeFoot(page, sheet.receipt);
	return page.end();
}

function writeHead(page: Page, { issuer, kind }: ReceiptDocument, mark: string | null): void {
	const { legal_name, street, postcode, city } = issuer;
	const top = { x: PAGE.left, y: PAGE.top - 16, width: BODY_WIDTH } as const;
	if (mark) page.block([mark], { ...top, align: "right", style: "strong" });
	const name = page.block([legal_name], { ...top, width: BODY_WIDTH - 160, style: "strong" });
	const end = page.block([`${street}, ${postcode} ${city}`], { ...top, y: name, style: "small" });
	page.document.x = PAGE.left;
	page.document.y = end + 18;
	page.heading(words.HEADING[kind], "heading2");
	page.paragraph(words.SENSE, "small");
}

/** What stands on the left, and what is said of it. */
function line(page: Page, label: string, value: string, style: "body" | "strong" = "body"): void {
	const { y } = page.document;
	const left = page.block([label], { x: PAGE.left, y, width: LABEL_WIDTH - 12, style: "body" });
	const right = page.block([value], {
		...{ x: PAGE.left + LABEL_WIDTH, y, width: BODY_WIDTH - LABEL_WIDTH, style },
	});
	page.document.y = Math.max(left, right) + 4;
}

function writeGift(page: Page, receipt: ReceiptDocument): void {
	const { kind, donor, amount_cents, amount_words, items, period } = receipt;
	line(page, words.DONOR, `${donor.name}\n${donor.street}\n${donor.postcode} ${donor.city}`);
	line(page, `${words.AMOUNT[kind]}\n${words.IN_FIGURES}`, euro(amount_cents), "strong");
	line(page, words.IN_LETTERS, amount_words);
	line(page, words.DAY, period ? words.SEE_ANNEX : formatDate(items[0]?.day ?? ""));
	if (period) line(page, words.PERIOD, `${formatDate(period.from)} bis ${formatDate(period.to)}`);
	page.document.y += 4;
	if (!period) writeWaiver(page, items[0]?.waived ?? false);
}

function tick(page: Page, label: string, x: number, y: number, isTicked: boolean): void {
	page.block([label], { x, y, width: 40, style: "body" });
	const at = { x: x + 32, y: y + 2, size: BOX };
	page.figure(isTicked ? "angekreuzt" : "nicht angekreuzt", at, () => {
		const { document } = page;
		document.lineWidth(0.8).strokeColor(COLOUR.ink).rect(at.x, at.y, BOX, BOX).stroke();
		if (!isTicked) return;
		document.moveTo(at.x, at.y).lineTo(at.x + BOX, at.y + BOX);
		document
			.moveTo(at.x + BOX, at.y)
			.lineTo(at.x, at.y + BOX)
			.stroke();
	});
}

function writeWaiver(page: Page, isWaived: boolean): void {
	const { y } = page.document;
	page.block([words.WAIVER], { x: PAGE.left, y, width: 350, style: "body" });
	tick(page, "Ja", PAGE.left + 352, y, isWaived);
	tick(page, "Nein", PAGE.left + 408, y, !isWaived);
	page.document.x = PAGE.left;
	page.document.y = y + 22;
}

function writeStatements(page: Page, receipt: ReceiptDocument): void {
	const { exemption, kind } = receipt;
	const all = [words.exemptionText(exemption), words.purposeText(exemption)];
	if (kind === "collective") all.push(words.NO_OTHERS, words.WAIVER_IN_ANNEX);
	for (const text of all) {
		const { y } = page.document;
		page.document.y = page.block([text], { x: PAGE.left, y, width: BODY_WIDTH, style: "statement" }) + 4;
	}
}

/** By hand above the line, or the scanned one with the word of the tax office. */
function writeSignature(page: Page, receipt: ReceiptDocument, signature: string | null): void {
	const { issuer, issued_on, signer, machine_since } = receipt;
	const at = { x: PAGE.left, width: BODY_WIDTH } as const;
	const place = `${issuer.city}, ${formatDate(issued_on)}`;
	const top = page.document.y + SIGNATURE.height;
	const y = page.block([place], { ...at, y: top, width: BODY_WIDTH / 2 - 12, style: "body" });
	if (machine_since) printSignature(page, signer.name, signature, y);
	page.rule(y + 2, COLOUR.ink, 0.75);
	const under = [words.SIGNATURE, `${signer.name}, ${signer.role}`];
	page.document.y = page.block(under, { ...at, y: y + 6, style: "small" });
	const machine = words.machineText(receipt);
	if (machine) page.document.y = page.block([machine], { ...at, y: page.document.y + 4, style: "small" });
}

/** Without its picture, of a key that is gone, the name stands for it. */
function printSignature(page: Page, name: string, signature: string | null, bottom: number): void {
	const { width, height } = SIGNATURE;
	const x = PAGE.left + BODY_WIDTH / 2;
	if (!signature) return void page.block([`gez. ${name}`], { x, y: bottom - 16, width: BODY_WIDTH / 2, style: "body" });
	const y = bottom - height;
	page.figure(`Unterschrift: ${name}`, { x, y, size: width, height }, () =>
		page.document.image(Buffer.from(signature, "base64"), x, y, { fit: [width, height], valign: "bottom" }),
	);
}

/** At the foot of the page, for they end the pattern; false where they do not fit above it. */
function writeNotes(page: Page): boolean {
	const height = words.NOTES.reduce((sum, note) => sum + page.heightOf(note, BODY_WIDTH, "fine") + 4, 0);
	const y = Math.max(page.document.y + 8, PAGE.height - FOOT - height);
	page.block([...words.NOTES], { x: PAGE.left, y, width: BODY_WIDTH, style: "fine" });
	return y + height <= PAGE.height - FOOT + 1;
}

function writeAnnex(page: Page, receipt: ReceiptDocument): void {
	page.document.addPage();
	page.document.y = PAGE.top;
	page.paragraph(words.annexTitle(receipt), "heading3");
	page.paragraph(`${receipt.number} für ${receipt.donor.name}`, "small");
	page.table(
		ANNEX_COLUMNS,
		receipt.items.map(({ day, amount_cents, waived }) => ({
			cells: [formatDate(day), words.MONEY_GIFT, waived ? "Ja" : "Nein", euro(amount_cents)],
			below: [],
		})),
	);
	if (page.document.y + 40 > PAGE.height - PAGE.bottom) page.document.addPage();
	const y = page.document.y + 8;
	page.block(["Gesamtsumme"], { x: PAGE.left, y, width: 200, style: "strong" });
	page.block([euro(receipt.amount_cents)], { x: PAGE.left, y, width: BODY_WIDTH, align: "right", style: "strong" });
}

function writeFoot(page: Page, receipt: ReceiptDocument): void {
	page.eachPage((number) =>
		page.artifact(() => {
			const line = { width: BODY_WIDTH, lineBreak: false };
			page.document.font("text").fontSize(8).fillColor(COLOUR.quiet);
			page.document.text(titleOf(receipt), PAGE.left, PAGE.height - 32, line);
			page.document.text(number, PAGE.left, PAGE.height - 32, { ...line, align: "right" });
		}, "Pagination"),
	);
}
