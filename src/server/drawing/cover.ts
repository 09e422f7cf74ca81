import { drawMark } from "./marks.ts";
import { BODY_WIDTH, PAGE, type Page } from "./page.ts";

interface Issuer {
	legal_name: string;
	street: string;
	postcode: string;
	city: string;
}

/** Who hands it in, and what it is; afterwards the figures begin. */
export function writeCover(page: Page, issuer: Issuer, title: string): void {
	page.artifact(() => drawMark(page.document, PAGE.left, PAGE.top - 12, 40));
	page.block([issuer.legal_name, `${issuer.street}, ${issuer.postcode} ${issuer.city}`], {
		x: PAGE.left + 54,
		y: PAGE.top - 6,
		width: BODY_WIDTH - 54,
		style: "small",
	});
	page.document.x = PAGE.left;
	page.document.y = 130;
	page.heading(title);
}
