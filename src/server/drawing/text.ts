import { type Block, type Inline, plain, type Text } from "#contract/legal/text.ts";
import type { Provider } from "#contract/site.ts";
import { type Element, noonOf, openDocument } from "./document.ts";
import { applyStyle, COLOUR, STYLES, type StyleName } from "./style.ts";

const MARGINS = { top: 68, bottom: 84, left: 76, right: 76 };

/** A paragraph up to this height is not parted by the end of a page. */
const WHOLE = 96;
/** A heading is followed by at least two lines on its page. */
const ROOM_BELOW_HEADING = 48;
const INDENT = 18;

interface TextFacts {
	title: string;
	/** An ISO day. */
	day: string;
	provider: Provider;
	publicUrl: string;
}

const addressOf = (provider: Provider): Text[] => [
	provider.legal_name,
	provider.street,
	`${provider.postcode} ${provider.city}`,
	`Telefon ${provider.phone}`,
	...(provider.fax ? [`Fax ${provider.fax}`] : []),
	[{ text: provider.email, href: `mailto:${provider.email}` }],
];

const factsOf = (facts: Extract<Block, { kind: "facts" }>["facts"]): Text[] =>
	facts.map(([name, value]) => `${name}: ${plain(value)}`);

/** Sets text and says in the same breath what it is: each piece becomes an element of the document's structure. */
export function openText({ title, day, provider, publicUrl }: TextFacts) {
	const open = openDocument({ title, author: provider.legal_name, made: noonOf(day) }, { margins: MARGINS });
	const { document, root, child, artifact } = open;
	let indent = 0;

	const left = () => document.page.margins.left + indent;
	const width = () => document.page.width - document.page.margins.right - left();
	const bottom = () => document.page.height - document.page.margins.bottom;

	function draw(part: Inline, name: StyleName, options: PDFKit.Mixins.TextOptions): void {
		applyStyle(document, name);
		if (typeof part === "string") document.text(part, options);
		else if ("strong" in part) document.font("heading").text(part.strong, options);
		else {
			const link = part.href.startsWith("/") ? `${publicUrl}${part.href}` : part.href;
			document.fillColor(COLOUR.link).text(part.text, { ...options, link, underline: true });
		}
	}

	function write(element: Element, text: Text, name: StyleName): void {
		const { before, after, lineGap } = STYLES[name];
		const parts = typeof text === "string" ? [text] : text;
		applyStyle(document, name);
		keepTogether(Math.min(WHOLE, before + document.heightOfString(plain(text), { width: width(), lineGap })));
		document.x = left();
		document.y += before;
		for (const [index, part] of parts.entries()) {
			const options = { width: width(), lineGap, continued: index < parts.length - 1 };
			const fill = () => draw(part, name, options);
			if (typeof part === "object" && "href" in part) child(element, "Link", fill);
			else element.add(fill);
		}
		element.end();
		document.y += after - lineGap;
	}

	function keepTogether(height: number): void {
		if (document.y + height > bottom()) document.addPage();
	}

	function heading(text: string, level: 1 | 2 | 3): void {
		const name = `heading${level}` as const;
		const { before, lineGap } = STYLES[name];
		applyStyle(document, name);
		keepTogether(before + document.heightOfString(text, { width: width(), lineGap }) + ROOM_BELOW_HEADING);
		const { y: top } = document;
		write(child(root, `H${level}`), text, name);
		if (level === 1) drawBar();
		// pdfkit counts from the right edge here, so this is the left one.
		const place = { top, left: document.page.width };
		document.outline.addItem(text, place as object);
	}

	/** The free seat's yellow. */
	function drawBar(): void {
		artifact(() => document.roundedRect(left(), document.y, 44, 5, 2.5).fill(COLOUR.sun));
		document.y += 14;
	}

	function itemHeight(item: Text): number {
		applyStyle(document, "item");
		return document.heightOfString(plain(item), { width: width() - INDENT, lineGap: STYLES.item.lineGap });
	}

	function list(parent: Element, items: readonly Text[], ordered: boolean): void {
		const element = child(parent, "L");
		for (const [index, item] of items.entries()) {
			keepTogether(Math.min(WHOLE, itemHeight(item)));
			const entry = child(element, "LI");
			const { y } = document;
			child(entry, "Lbl", () => {
				applyStyle(document, "item");
				document.text(ordered ? `${index + 1}.` : "•", left() + 2, y, { lineBreak: false });
			});
			document.y = y;
			indent += INDENT;
			write(child(entry, "LBody"), item, "item");
			indent -= INDENT;
			entry.end();
		}
		element.end();
		document.y += 4;
	}

	function lines(parent: Element, texts: readonly Text[]): void {
		indent += INDENT;
		keepTogether(texts.length * (STYLES.item.size + STYLES.item.lineGap + STYLES.item.after));
		for (const text of texts) {
			write(child(parent, "P"), text, "item");
			document.y -= STYLES.item.after - 1;
		}
		indent -= INDENT;
		document.y += STYLES.body.after;
	}

	function table(parent: Element, { caption, columns, rows }: Extract<Block, { kind: "table" }>): void {
		write(child(parent, "P"), caption, "strong");
		const items = rows.map((row) => row.map((cell, column) => `${columns[column]}: ${plain(cell)}`).join("; "));
		list(parent, items, false);
	}

	function note(parent: Element, { title, blocks }: Extract<Block, { kind: "note" }>): void {
		const element = child(parent, "Div");
		write(child(element, "P"), title, "strong");
		for (const inner of blocks) block(element, inner);
		element.end();
	}

	function block(parent: Element, item: Block): void {
		if (item.kind === "paragraph") write(child(parent, "P"), item.text, "body");
		else if (item.kind === "list") list(parent, item.items, item.ordered);
		else if (item.kind === "provider") lines(parent, addressOf(provider));
		else if (item.kind === "address") lines(parent, item.lines);
		else if (item.kind === "table") table(parent, item);
		else if (item.kind === "note") note(parent, item);
		else lines(parent, factsOf(item.facts));
	}

	return {
		...open,
		heading,
		line: (text: string, style: StyleName) => write(child(root, "P"), text, style),
		blocks: (blocks: readonly Block[]) => {
			for (const item of blocks) block(root, item);
		},
	};
}

export type OpenText = ReturnType<typeof openText>;
