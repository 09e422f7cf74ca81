import { COLOUR } from "./style.ts";

/** What is drawn and not written, in the units it was designed in. */

const SEAT = "M-12.5-7h25v1.5a12.5 12.5 0 0 1-25 0z";
const SEATS = 6;
const DISTANCE = 33;
/** The mark reaches this far from its middle. */
const REACH = 48;

/** The mark of the house: a table with six seats, one of them free. */
export function drawMark(document: PDFKit.PDFDocument, x: number, y: number, size: number): void {
	const scale = size / (2 * REACH);
	document.save().translate(x, y).scale(scale).translate(REACH, REACH);
	for (let seat = 0; seat < SEATS; seat += 1) {
		const turn = (seat * 360) / SEATS;
		document.save().rotate(turn).translate(0, -DISTANCE).rotate(180);
		document.path(SEAT).fill(seat === 1 ? COLOUR.sun : COLOUR.ink);
		document.restore();
	}
	document.circle(0, 0, 15).fill(COLOUR.ink);
	document.restore();
}

/** The dark modules of a QR code, each run of them as one piece; the paper around is its quiet zone. */
export function drawCode(
	document: PDFKit.PDFDocument,
	rows: readonly string[],
	at: { x: number; y: number; size: number },
) {
	const module = at.size / rows.length;
	for (const [line, row] of rows.entries())
		for (const { 0: run, index } of row.matchAll(/1+/g))
			document.rect(at.x + index * module, at.y + line * module, run.length * module, module);
	document.fill("#000000");
}
