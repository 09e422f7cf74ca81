import { type Element, openDocument } from "#server/drawing/document.ts";
import type { FontName } from "#server/drawing/fonts.ts";

export const MM = 72 / 25.4;
/** Black on white: what is signed is copied, too (OFF-010). */
export const BLACK = "#000000";
const SMALLEST = 3.5;
export const GREY = "#444444";

interface Facts {
	title: string;
	author: string;
	/** When it was made. */
	at: string;
	layout: "portrait" | "landscape";
}

export interface Placed {
	x: number;
	y: number;
	width: number;
	height: number;
	/** The largest it is set in. */
	size: number;
	font?: FontName;
	align?: "left" | "center" | "right";
	colour?: string;
}

/** A document whose pieces stand where they are put. */
export function openSheet({ title, author, at, layout }: Facts) {
	const paper = { layout, margin: 0, autoFirstPage: false };
	const open = openDocument({ title, author, made: new Date(at) }, paper);
	const { document, child, artifact } = open;

	/** As large as it may be and fits into its box, over several lines if it must: a name is never cut. */
	function fitting(text: string, { width, height, size, font = "text" }: Placed) {
		const heightAt = (given: number): number => {
			document.font(font).fontSize(given);
			return document.heightOfString(text, { width });
		};
		let fits = size;
		while (fits > SMALLEST && heightAt(fits) > height) fits -= 0.5;
		return { size: fits, height: heightAt(fits) };
	}

	/** In the middle of the height it may take. */
	function write(text: string, at: Placed): void {
		const { x, y, width, font = "text", align = "left", colour = BLACK } = at;
		const fitted = fitting(text, at);
		document.font(font).fontSize(fitted.size).fillColor(colour);
		document.text(text, x, y + (at.height - fitted.height) / 2, { width, align });
	}

	return {
		...open,

		/** Text in its box, made small enough for it. */
		put: (parent: Element, type: string, text: string, at: Placed): void =>
			child(parent, type, () => write(text, at)).end(),

		/** The same, outside of what is read. */
		mark: (text: string, at: Placed): void => artifact(() => write(text, at)),

		rule: (x: number, y: number, width: number, thickness = 0.6): void =>
			artifact(() => void document.rect(x, y, width, thickness).fill(BLACK)),
	};
}

export type OpenSheet = ReturnType<typeof openSheet>;

export const CARD_PAGE = { width: 210 * MM, height: 297 * MM };

/** Cards that lie side by side in the middle of a page, to be cut apart. */
export interface CardGrid {
	width: number;
	height: number;
	across: number;
	down: number;
}

const cornerOf = ({ width, height, across, down }: CardGrid) => ({
	left: (CARD_PAGE.width - across * width) / 2,
	top: (CARD_PAGE.height - down * height) / 2,
});

/** Where each card lies, and whether a page begins with it. */
export function placesOf<T>(grid: CardGrid, things: readonly T[]) {
	const { left, top } = cornerOf(grid);
	return things.map((thing, index) => {
		const place = index % (grid.across * grid.down);
		const x = left + (place % grid.across) * grid.width;
		const y = top + Math.floor(place / grid.across) * grid.height;
		return [thing, { x, y, isFirst: place === 0 }] as const;
	});
}

const crossAt = ({ document }: OpenSheet, x: number, y: number): void => {
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
export function cutMarks(sheet: OpenSheet, grid: CardGrid): void {
	const { left, top } = cornerOf(grid);
	sheet.artifact(() => {
		for (let column = 0; column <= grid.across; column += 1)
			for (let row = 0; row <= grid.down; row += 1) crossAt(sheet, left + column * grid.width, top + row * grid.height);
	});
}
