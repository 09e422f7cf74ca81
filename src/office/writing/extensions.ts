import { Node } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { isScene } from "#contract/images.ts";

/** What a text can be made of: exactly what the site shows and the server keeps (`server/content/html.ts`). */

/** Good to know: a box beside the thread of the text. */
const Aside = Node.create({
	name: "aside",
	group: "block",
	content: "(paragraph | bulletList | orderedList)+",
	defining: true,
	parseHTML: () => [{ tag: "aside" }],
	renderHTML: () => ["aside", 0],
});

/** Who said it. */
const Attribution = Node.create({
	name: "attribution",
	content: "inline*",
	defining: true,
	parseHTML: () => [{ tag: "footer" }],
	renderHTML: () => ["footer", 0],
});

const captionOf = (figure: HTMLElement): HTMLElement =>
	figure.querySelector("figcaption") ?? document.createElement("figcaption");

/** A picture of the house; what stands in it is its caption. */
const Figure = Node.create({
	name: "figure",
	group: "block",
	content: "inline*",
	draggable: true,
	isolating: true,
	addAttributes: () => ({
		src: { default: "", parseHTML: (figure: HTMLElement) => figure.querySelector("img")?.getAttribute("src") ?? "" },
		alt: { default: "", parseHTML: (figure: HTMLElement) => figure.querySelector("img")?.alt ?? "" },
	}),
	parseHTML: () => [
		{
			tag: "figure",
			getAttrs: (figure: HTMLElement) => isScene(figure.querySelector("img")?.getAttribute("src") ?? "") && null,
			contentElement: captionOf as (node: unknown) => HTMLElement,
		},
	],
	renderHTML: ({ node }) => ["figure", ["img", { src: node.attrs.src, alt: node.attrs.alt }], ["figcaption", 0]],
});

/** Without widths of columns, which would need a style in the page. */
const PlainTable = Table.extend({ renderHTML: () => ["table", ["tbody", 0]] }).configure({
	resizable: false,
	View: null,
});

/** Quotes hold paragraphs and at the end who said it. */
const KIT = StarterKit.configure({
	...{ code: false, codeBlock: false, horizontalRule: false, strike: false, underline: false, blockquote: false },
	heading: { levels: [2, 3] },
	link: {
		openOnClick: false,
		autolink: true,
		linkOnPaste: true,
		protocols: ["mailto", "tel"],
		HTMLAttributes: { target: null, rel: null, class: null },
	},
});

const Quote = Node.create({
	name: "blockquote",
	group: "block",
	content: "paragraph+ attribution?",
	defining: true,
	parseHTML: () => [{ tag: "blockquote" }],
	renderHTML: () => ["blockquote", 0],
	addKeyboardShortcuts() {
		return { "Mod-Shift-b": () => this.editor.commands.toggleWrap(this.name) };
	},
});

export const EXTENSIONS = [KIT, Quote, Attribution, Aside, Figure, PlainTable, TableRow, TableHeader, TableCell];
