import { GREY, MM, openSheet, type OpenSheet } from "./pdf-sheet.ts";

export interface CardsSheet {
	title: string;
	author: string;
	at: string;
	/** What small letters below the name say of the date. */
	topic: string;
	persons: readonly CardPerson[];
}

export interface CardPerson {
	/** Big; the whole name where no first name is known. */
	first: string;
	last: string;
	company: string | null;
}

const PAGE = { width: 210 * MM, height: 297 * MM };
/** For clips of 90 × 54 mm: two beside, five below one another. */
const BADGE = { width: 90 * MM, height: 54 * MM, across: 2, down: 5 };
const PER_PAGE = BADGE.across * BADGE.down;

const cornersAt = ({ document }: OpenSheet, x: number, y: number): void => {
	const [reach, gap] = [3 * MM, 1 * MM];
	document.lineWidth(0.3).strokeColor(GREY);
	for (const [dx, dy] of [
		[-1, 0],
		[1, 0],
		[0, -1],
		[0, 1],
	] as const)
		document
			.moveTo(x + dx * gap, y + dy * gap)
			.lineTo(x + dx * (gap + reach), y + dy * (gap + reach))
			.stroke();
};

/** Marks to cut along, outside of what is read. */
function cutMarks(sheet: OpenSheet, left: number, top: number): void {
	sheet.artifact(() => {
		for (let column = 0; column <= BADGE.across; column += 1)
			for (let row = 0; row <= BADGE.down; row += 1)
				cornersAt(sheet, left + column * BADGE.width, top + row * BADGE.height);
	});
}

/** ROOM-04: sheets of ten, the first name big. */
export async function badgesPdf(cards: CardsSheet): Promise<Buffer> {
	const sheet = openSheet({ ...cards, layout: "portrait" });
	const left = (PAGE.width - BADGE.across * BADGE.width) / 2;
	const top = (PAGE.height - BADGE.down * BADGE.height) / 2;
	if (cards.persons.length === 0) emptyPage(sheet);
	for (const [index, person] of cards.persons.entries()) {
		const place = index % PER_PAGE;
		if (place === 0) {
			sheet.document.addPage();
			cutMarks(sheet, left, top);
		}
		const x = left + (place % BADGE.across) * BADGE.width + 5 * MM;
		const y = top + Math.floor(place / BADGE.across) * BADGE.height;
		writeBadge(sheet, person, cards.topic, { x, y, width: BADGE.width - 10 * MM });
	}
	return sheet.end();
}

interface Spot {
	x: number;
	y: number;
	width: number;
}

function writeBadge({ root, child, line }: OpenSheet, person: CardPerson, topic: string, { x, y, width }: Spot): void {
	const badge = child(root, "Sect");
	line(badge, "P", person.first, { x, y: y + 10 * MM, width, size: 34, font: "heading", align: "center" }, 12);
	line(badge, "P", person.last, { x, y: y + 25 * MM, width, size: 17, align: "center" }, 9);
	line(badge, "P", person.company ?? "", { x, y: y + 34 * MM, width, size: 12, align: "center", colour: GREY }, 7);
	line(badge, "P", topic, { x, y: y + 45 * MM, width, size: 8, align: "center", colour: GREY }, 5.5);
	badge.end();
}

/** Two to a page, folded in the middle: the name stands on both sides, on the back upside down. */
const CARDS_PER_PAGE = 2;

export async function seatCardsPdf(cards: CardsSheet): Promise<Buffer> {
	const sheet = openSheet({ ...cards, layout: "portrait" });
	const height = PAGE.height / CARDS_PER_PAGE;
	if (cards.persons.length === 0) emptyPage(sheet);
	for (const [index, person] of cards.persons.entries()) {
		const place = index % CARDS_PER_PAGE;
		if (place === 0) sheet.document.addPage();
		const top = place * height;
		const fold = top + height / 2;
		const card = sheet.child(sheet.root, "Sect");
		const front = { x: 15 * MM, width: PAGE.width - 30 * MM, align: "center" } as const;
		sheet.line(card, "P", person.first, { ...front, y: fold + 14 * MM, size: 64, font: "heading" }, 18);
		sheet.line(card, "P", person.last, { ...front, y: fold + 40 * MM, size: 30 }, 12);
		sheet.line(card, "P", person.company ?? "", { ...front, y: fold + 55 * MM, size: 16, colour: GREY }, 8);
		card.end();
		backOf(sheet, person, fold);
	}
	return sheet.end();
}

/** Seen by those who sit opposite; whoever hears the document has heard it already. */
function backOf({ document, artifact, mark }: OpenSheet, { first, last }: CardPerson, fold: number): void {
	artifact(() => {
		document.lineWidth(0.3).strokeColor(GREY).dash(3, { space: 3 });
		document.moveTo(10 * MM, fold).lineTo(PAGE.width - 10 * MM, fold).stroke().undash();
	});
	const name = [first, last].filter(Boolean).join(" ");
	document.save().rotate(180, { origin: [PAGE.width / 2, fold] });
	document.font("heading").fontSize(40);
	const width = PAGE.width - 30 * MM;
	const size = Math.max(12, Math.min(40, (40 * width) / document.widthOfString(name)));
	mark(name, { x: 15 * MM, y: fold + 24 * MM, width, size, font: "heading", align: "center" });
	document.restore();
}

function emptyPage({ document, root, line }: OpenSheet): void {
	document.addPage();
	const at = { x: 15 * MM, y: 30 * MM, width: PAGE.width - 30 * MM, size: 14 };
	line(root, "P", "Noch hat sich niemand angemeldet.", at);
}
