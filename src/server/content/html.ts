import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { foldGerman } from "#contract/folding.ts";

/** HTML is made safe when it is stored, never when it is shown. */

const ALLOWED: sanitizeHtml.IOptions = {
	allowedTags: [
		"h2",
		"h3",
		"h4",
		"p",
		"br",
		"hr",
		"strong",
		"b",
		"em",
		"i",
		"s",
		"sub",
		"sup",
		"code",
		"pre",
		"blockquote",
		"footer",
		"aside",
		"ul",
		"ol",
		"li",
		"dl",
		"dt",
		"dd",
		"a",
		"div",
		"table",
		"thead",
		"tbody",
		"tr",
		"th",
		"td",
	],
	allowedAttributes: {
		a: ["href", "title"],
		h2: ["id"],
		h3: ["id"],
		th: ["scope"],
		ol: ["start"],
		div: [{ name: "class", values: ["table"] }, "tabindex", "role", "aria-label"],
	},
	allowedSchemes: ["http", "https", "mailto", "tel"],
	allowedSchemesAppliedToAttributes: ["href"],
	allowProtocolRelative: false,
};

export const sanitise = (html: string): string => sanitizeHtml(html, ALLOWED);

const slugOf = (text: string): string =>
	foldGerman(text.replace(/<[^>]+>/g, ""))
		.replace(/&[a-z#0-9]+;/g, " ")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");

const ATTRIBUTION = /\n— (.+?)<\/p>\s*$/;

const markdown = new Marked({
	renderer: {
		heading({ tokens, depth }) {
			const inner = this.parser.parseInline(tokens);
			return depth <= 3
				? `<h${depth} id="${slugOf(inner)}">${inner}</h${depth}>\n`
				: `<h${depth}>${inner}</h${depth}>\n`;
		},
		blockquote({ tokens }) {
			return `<blockquote>${this.parser.parse(tokens).replace(ATTRIBUTION, "</p><footer>$1</footer>")}</blockquote>\n`;
		},
		table(token) {
			const cell = (name: "th" | "td", tokens: (typeof token.header)[number]["tokens"]) =>
				`<${name}${name === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(tokens)}</${name}>`;
			const head = token.header.map(({ tokens }) => cell("th", tokens)).join("");
			const body = token.rows.map((row) => `<tr>${row.map(({ tokens }) => cell("td", tokens)).join("")}</tr>`).join("");
			return `<div class="table" tabindex="0" role="region" aria-label="Tabelle"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
		},
	},
});

/** As it comes: whoever stores it makes it safe. */
export const htmlOfMarkdown = (text: string): string => markdown.parse(text, { async: false });
export const fromMarkdown = (text: string): string => sanitise(htmlOfMarkdown(text));
