import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { isScene } from "#contract/images.ts";
import { tidy } from "./tidy.ts";

/** HTML is made safe when it is stored, never when it is shown. */

const ALLOWED: sanitizeHtml.IOptions = {
	allowedTags: [
		...["h2", "h3", "p", "br", "strong", "em", "a", "ul", "ol", "li", "blockquote", "footer", "aside"],
		...["div", "table", "thead", "tbody", "tr", "th", "td", "figure", "img", "figcaption"],
	],
	allowedAttributes: {
		a: ["href"],
		h2: ["id"],
		h3: ["id"],
		th: ["scope"],
		img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "class"],
		div: [{ name: "class", values: ["table"] }, "tabindex", "role", "aria-label"],
	},
	allowedClasses: { img: [/^crop-[xy]-\d{1,3}$/] },
	allowedSchemes: ["http", "https", "mailto", "tel"],
	allowedSchemesAppliedToAttributes: ["href", "src"],
	allowProtocolRelative: false,
	/** Pictures are the house's own. */
	exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isScene(attribs.src ?? ""),
	/** What word processors and other pages write for the same thing. */
	transformTags: { b: "strong", i: "em", h1: "h2", h4: "h3", h5: "h3", h6: "h3" },
};

export const sanitise = (html: string): string => sanitizeHtml(html, ALLOWED);

/** HTML from a form, an API or a file as it is stored: only what the site knows, each thing written in one way. */
export const storedHtml = (html: string): string => sanitise(tidy(sanitise(html)));

const ATTRIBUTION = /\n— (.+?)<\/p>\s*$/;

const markdown = new Marked({
	renderer: {
		blockquote({ tokens }) {
			return `<blockquote>${this.parser.parse(tokens).replace(ATTRIBUTION, "</p><footer>$1</footer>")}</blockquote>\n`;
		},
	},
});

/** As it comes: whoever stores it makes it safe. */
export const htmlOfMarkdown = (text: string): string => markdown.parse(text, { async: false });
