const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

// XML 1.0 has no way to write most control characters, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const escapeXml = (text: string): string =>
	text
		.toWellFormed()
		.replace(UNWRITABLE, "")
		.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

type Attributes = Record<string, string | undefined>;

/** One element; `content` is text, which is escaped, or the elements inside it. */
export function element(name: string, content: string | Element[] = "", attributes: Attributes = {}): Element {
	const pairs = Object.entries(attributes).flatMap(([key, value]) =>
		value === undefined ? [] : [` ${key}="${escapeXml(value)}"`],
	);
	const inside = typeof content === "string" ? escapeXml(content) : content.map(({ xml }) => xml).join("");
	const start = `<${name}${pairs.join("")}`;
	return { xml: inside === "" ? `${start}/>` : `${start}>${inside}</${name}>` };
}

export interface Element {
	xml: string;
}

export const xmlDocument = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
