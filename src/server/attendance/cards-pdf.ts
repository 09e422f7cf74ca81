import { cutMarks, GREY, MM, type OpenSheet, openSheet, CARD_PAGE as PAGE, placesOf } from "./pdf-sheet.ts";

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

/** For clips of 90 × 54 mm: two beside, five below one another. */
const BADGE = { width: 90 * MM, height: 54 * MM, across: 2, down: 5 };

/** ROOM-04: sheets of ten, the first name big. */
export async function badgesPdf(cards: CardsSheet): Promise<Buffer> {
	const sheet = openSheet({ ...cards, layout: "portrait" });
	if (cards.persons.length === 0) emptyPage(sheet);
	for (const [person, { x, y, isFirst }] of placesOf(BADGE, cards.persons)) {
		if (isFirst) {
			sheet.document.addPage();
			cutMarks(sheet, BADGE);
		}
		writeBadge(sheet, person, cards.topic, { x: x + 5 * MM, y, width: BADGE.width - 10 * MM });
	}
	return sheet.end();
}

interface Spot {
	x: number;
	y: number;
	width: number;
}

function writeBadge({ root, child, put }: OpenSheet, person: CardPerson, topic: string, { x, y, width }: Spot): void {
	const badge = child(root, "Sect");
	const within = { x, width, align: "center" } as const;
	put(badge, "P", person.first, { ...within, y: y + 6 * MM, height: 17 * MM, size: 34, font: "heading" });
	put(badge, "P", person.last, { ...within, y: y + 23 * MM, height: 10 * MM, size: 17 });
	put(badge, "P", person.company ?? "", { ...within, y: y + 33 * MM, height: 10 * MM, size: 12, colour: GREY });
	put(badge, "P", topic, { ...within, y: y + 44 * MM, height: 6 * MM, size: 8, colour: GREY });
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
		sheet.put(card, "P", person.first, { ...front, y: fold + 8 * MM, height: 30 * MM, size: 64, font: "heading" });
		sheet.put(card, "P", person.last, { ...front, y: fold + 38 * MM, height: 16 * MM, size: 30 });
		sheet.put(card, "P", person.company ?? "", {
			...front,
			y: fold + 54 * MM,
			height: 12 * MM,
			size: 16,
			colour: GREY,
		});
		card.end();
		backOf(sheet, person, fold);
	}
	return sheet.end();
}

/** Seen by those who sit opposite; whoever hears the document has heard it already. */
function backOf({ document, artifact, mark }: OpenSheet, { first, last }: CardPerson, fold: number): void {
	artifact(() => {
		document.lineWidth(0.3).strokeColor(GREY).dash(3, { space: 3 });
		document
			.moveTo(10 * MM, fold)
			.lineTo(PAGE.width - 10 * MM, fold)
			.stroke()
			.undash();
	});
	const name = [first, last].filter(Boolean).join(" ");
	document.save().rotate(180, { origin: [PAGE.width / 2, fold] });
	const at = { x: 15 * MM, y: fold + 14 * MM, width: PAGE.width - 30 * MM, height: 40 * MM };
	mark(name, { ...at, size: 40, font: "heading", align: "center" });
	document.restore();
}

function emptyPage({ document, root, put }: OpenSheet): void {
	document.addPage();
	const at = { x: 15 * MM, y: 30 * MM, width: PAGE.width - 30 * MM, height: 24, size: 14 };
	put(root, "P", "Noch hat sich niemand angemeldet.", at);
}
