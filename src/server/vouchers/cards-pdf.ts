import { cutMarks, GREY, MM, type OpenSheet, openSheet, placesOf } from "#server/attendance/pdf-sheet.ts";
import { drawCode } from "#server/drawing/marks.ts";
import { qrRows } from "#server/drawing/qr-rows.ts";

export interface VoucherCards {
	title: string;
	author: string;
	at: string;
	/** Where the code is entered, as people type it. */
	site: string;
	codes: readonly { code: string; url: string }[];
	discount: number;
	covers: string;
	/** The last day, in words. */
	until: string | null;
}

/** As large as a business card: two beside, five below one another. */
const CARD = { width: 85 * MM, height: 55 * MM, across: 2, down: 5 };
const EDGE = 6 * MM;
const QR_SIZE = 22 * MM;

/** VOUCH-01: sheets of ten, to be cut apart and given away. */
export async function voucherCardsPdf(cards: VoucherCards): Promise<Buffer> {
	const sheet = openSheet({ ...cards, layout: "portrait" });
	if (cards.codes.length === 0) emptyPage(sheet);
	for (const [code, { x, y, isFirst }] of placesOf(CARD, cards.codes)) {
		if (isFirst) {
			sheet.document.addPage();
			cutMarks(sheet, CARD);
		}
		writeCard(sheet, cards, code, { x: x + EDGE, y: y + EDGE });
	}
	return sheet.end();
}

type Spot = { x: number; y: number };

function writeCard(
	sheet: OpenSheet,
	cards: VoucherCards,
	{ code, url }: VoucherCards["codes"][number],
	at: Spot,
): void {
	const { discount, covers, until, author, site } = cards;
	const { root, child, put, figure, document } = sheet;
	const card = child(root, "Sect");
	const inner = CARD.width - 2 * EDGE;
	const beside = { x: at.x, width: inner - QR_SIZE - 3 * MM };
	const whole = { x: at.x, width: inner };
	put(card, "P", "Gutschein", { ...beside, y: at.y, height: 5 * MM, size: 10, colour: GREY });
	put(card, "P", `${discount}\u00a0% Nachlass`, {
		...beside,
		y: at.y + 5 * MM,
		height: 9 * MM,
		size: 19,
		font: "heading",
	});
	put(card, "P", `für ${covers}`, { ...beside, y: at.y + 14 * MM, height: 8 * MM, size: 9 });
	const box = { x: at.x + inner - QR_SIZE, y: at.y, size: QR_SIZE };
	figure(card, `QR-Code mit dem Gutschein ${code}`, box, () => drawCode(document, qrRows(url), box));
	put(card, "P", code, { ...whole, y: at.y + 25 * MM, height: 8 * MM, size: 17, font: "heading" });
	const term = until ? `Gilt bis ${until}. ` : "";
	put(card, "P", `${term}Einlösen auf ${site}`, { ...whole, y: at.y + 34 * MM, height: 5 * MM, size: 8.5 });
	put(card, "P", author, { ...whole, y: at.y + 39 * MM, height: 4 * MM, size: 7.5, colour: GREY });
	card.end();
}

function emptyPage({ document, root, put }: OpenSheet): void {
	document.addPage();
	put(root, "P", "Kein Code ist mehr frei.", { x: 15 * MM, y: 30 * MM, width: 180 * MM, height: 24, size: 14 });
}
