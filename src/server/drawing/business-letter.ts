import { groupIban } from "#contract/iban.ts";
import type { Provider } from "#contract/site.ts";
import { drawCode, drawMark } from "./marks.ts";
import { BODY_WIDTH, PAGE, type Page } from "./page.ts";
import { COLOUR, STYLES } from "./style.ts";

/** What invoices and reminders have in common: head, code and foot of a letter of the house. */

/** DIN 5008 form B: the address stands where the window of an envelope is. */
const ADDRESS_TOP = 142;
const BODY_TOP = 244;
const MARK_SIZE = 40;
const CODE_SIZE = 88;
/** Beside the address, with room for the number of an order in one line. */
const FACTS_LEFT = 308;

export type Issuer = Pick<
	Provider,
	"legal_name" | "street" | "postcode" | "city" | "phone" | "email" | "tax_number" | "vat_id" | "bank" | "iban" | "bic"
>;

interface Head {
	issuer: Issuer;
	/** Line by line. */
	to: string[];
	facts: [label: string, value: string][];
}

/** Afterwards the text begins. */
export function writeHead(page: Page, { issuer, to, facts }: Head): void {
	page.artifact(() => drawMark(page.document, PAGE.left, PAGE.top - 18, MARK_SIZE));
	const name = { x: PAGE.left + MARK_SIZE + 10, y: PAGE.top - 5, width: BODY_WIDTH, style: "strong" } as const;
	page.block([issuer.legal_name], name);
	// A line of its own, as an envelope's window shows it: nothing stands beside it.
	const sender = `${issuer.legal_name} · ${issuer.street} · ${issuer.postcode} ${issuer.city}`;
	page.block([sender], { x: PAGE.left, y: ADDRESS_TOP - 18, width: BODY_WIDTH, style: "fine" });
	const address = { x: PAGE.left, y: ADDRESS_TOP, width: 230, style: "body" } as const;
	const addressEnd = page.block(to, address);
	const factsEnd = page.facts(facts, { x: FACTS_LEFT, y: ADDRESS_TOP, width: PAGE.width - PAGE.right - FACTS_LEFT });
	page.document.x = PAGE.left;
	// A long name or address may end below the place where the text usually begins.
	page.document.y = Math.max(BODY_TOP, Math.max(addressEnd, factsEnd) + 18);
}

interface Code {
	rows: string[];
	/** What it says to those who do not see it. */
	label: string;
}

/** Beside what is to be transferred stands its code; where the page has no room for both, both go on the next. */
export function writeClosing(page: Page, sentences: readonly string[], code: Code | null): void {
	if (!code) {
		for (const sentence of sentences) page.paragraph(sentence);
		return;
	}
	const width = BODY_WIDTH - CODE_SIZE - 28;
	const textHeight = sentences.reduce((sum, text) => sum + page.heightOf(text, width, "body") + STYLES.body.after, 0);
	if (page.document.y + Math.max(textHeight, CODE_SIZE + 24) > PAGE.height - PAGE.bottom) page.document.addPage();
	const top = page.document.y;
	const x = PAGE.width - PAGE.right - CODE_SIZE;
	for (const sentence of sentences) page.paragraph(sentence, "body", width);
	const end = page.document.y;
	page.figure(code.label, { x, y: top + 2, size: CODE_SIZE }, () =>
		drawCode(page.document, code.rows, { x, y: top + 2, size: CODE_SIZE }),
	);
	const caption = { x, y: top + CODE_SIZE + 12, width: CODE_SIZE, align: "center", style: "fine" } as const;
	page.document.y = Math.max(end, page.block(["Mit Bank-App scannen"], caption));
}

/** At the foot of every page: who we are, how to reach us, and where we are taxed. */
export function writeFoot(
	page: Page,
	{ issuer, title, first }: { issuer: Issuer; title: string; first?: number },
): void {
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
	page.eachPage(
		(number) =>
			page.artifact(() => {
				const { document } = page;
				const top = PAGE.height - 92;
				document.rect(PAGE.left, top - 10, BODY_WIDTH, 0.75).fill(COLOUR.line);
				document.font("text").fontSize(8).fillColor(COLOUR.quiet);
				for (const [column, lines] of columns.entries()) {
					document.text(lines.join("\n"), PAGE.left + column * 158, top, { width: 150, lineGap: 1 });
				}
				const line = { width: BODY_WIDTH, lineBreak: false };
				document.text(title, PAGE.left, PAGE.height - 32, line);
				document.text(number, PAGE.left, PAGE.height - 32, { ...line, align: "right" });
			}),
		first,
	);
}
