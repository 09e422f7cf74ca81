import type { Site } from "#contract/site.ts";

/** A legal text as data: the page and the PDF are both made from it, so they cannot differ. */

export interface Link {
	text: string;
	/** A path of the site, or a whole address. */
	href: string;
}
export type Inline = string | Link | { strong: string };
export type Text = string | readonly Inline[];

export type Block =
	| { kind: "paragraph"; text: Text }
	| { kind: "list"; ordered: boolean; items: readonly Text[] }
	| { kind: "table"; caption: string; columns: readonly string[]; rows: readonly (readonly Text[])[] }
	| { kind: "facts"; facts: readonly (readonly [string, Text])[] }
	/** The provider's own address block. */
	| { kind: "provider" }
	| { kind: "address"; lines: readonly Text[] }
	/** Stands out from the text around it. */
	| { kind: "note"; title: string; blocks: readonly Block[] };

export interface Section {
	id: string;
	heading: string;
	blocks: readonly Block[];
	sections?: readonly Section[];
}

export interface LegalText {
	title: string;
	/** One sentence that says what the text is for. */
	lead: string;
	/** Named in orders and sign-ups, so that it stays clear which wording somebody agreed to. */
	version: string;
	/** Day of the last change, ISO. */
	changed_on: string;
	sections: readonly Section[];
}

/** All that a legal text takes from outside; nothing of it is written into a text. */
export interface LegalSource
	extends Pick<Site, "provider" | "public_url" | "newsletter_form_url" | "donation_form_url"> {
	/** Periods that the house chooses itself, in months, as they are written. */
	retention: { contact_months: string; waiting_list_months: string };
}

const NO_BREAK = "\u00a0";
const BEFORE_NUMBER = /(§§?|Art\.|Abs\.|Nr\.|Buchst\.|Satz|Anlage|Artikel) (?=[\da-f]\b|\d)/g;
const BEFORE_UNIT =
	/(?<=\d) (?=(?:€|%|Uhr|Tagen?|Stunden?|Jahren?|Monaten?|Minuten|Wochen|Personen|BGB|DSGVO|TDDDG)(?!\p{L}))/gu;
const SHORT_FORM = /\b(z|e|u|d|i)\. (?=[A-Za-z]\.)/g;

/** Keeps together what a line break must not part: '§ 5', '14 Tage', 'z. B.'. */
export const bound = (text: string): string =>
	text.replace(BEFORE_NUMBER, `$1${NO_BREAK}`).replace(BEFORE_UNIT, NO_BREAK).replace(SHORT_FORM, `$1.${NO_BREAK}`);

function boundInline(part: Inline): Inline {
	if (typeof part === "string") return bound(part);
	return "strong" in part ? { strong: bound(part.strong) } : { ...part, text: bound(part.text) };
}

const boundText = (text: Text): Text => (typeof text === "string" ? bound(text) : text.map(boundInline));

/** A telephone number is never parted. */
export const phone = (number: string): string => number.replaceAll(" ", NO_BREAK);
export const link = (text: string, href: string): Link => ({ text, href });
export const mail = (address: string): Link => link(address, `mailto:${address}`);
export const strong = (text: string): Inline => ({ strong: text });

export const paragraph = (...parts: Inline[]): Block => ({ kind: "paragraph", text: parts.map(boundInline) });
export const list = (...items: Text[]): Block => ({ kind: "list", ordered: false, items: items.map(boundText) });
export const steps = (...items: Text[]): Block => ({ kind: "list", ordered: true, items: items.map(boundText) });
export const address = (...lines: Text[]): Block => ({ kind: "address", lines: lines.map(boundText) });
export const note = (title: string, ...blocks: Block[]): Block => ({ kind: "note", title: bound(title), blocks });
export const providerAddress: Block = { kind: "provider" };

export const facts = (...entries: [string, Text][]): Block => ({
	kind: "facts",
	facts: entries.map(([name, value]) => [bound(name), boundText(value)]),
});

export const table = (caption: string, columns: string[], ...rows: Text[][]): Block => ({
	kind: "table",
	caption,
	columns,
	rows: rows.map((row) => row.map(boundText)),
});

export const section = (id: string, heading: string, ...blocks: Block[]): Section => ({
	id,
	heading: bound(heading),
	blocks,
});

/** A section that is parted into sections of its own. */
export const chapter = (id: string, heading: string, blocks: Block[], ...sections: Section[]): Section => ({
	...section(id, heading, ...blocks),
	sections,
});

type Clause = Text | { text: Text; blocks: readonly Block[] };

/** Numbered paragraphs '(1) …' of a contract; a list may follow within one. */
export const clauses = (...items: Clause[]): Block[] =>
	items.flatMap((item, index) => {
		const { text, blocks } = typeof item === "object" && "blocks" in item ? item : { text: item, blocks: [] };
		const parts = typeof text === "string" ? [text] : text;
		return [paragraph(`(${index + 1})${NO_BREAK}`, ...parts), ...blocks];
	});

export const plain = (text: Text): string =>
	typeof text === "string"
		? text
		: text.map((part) => (typeof part === "string" ? part : "strong" in part ? part.strong : part.text)).join("");
