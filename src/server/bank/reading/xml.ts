import { ParseOption, XmlDocument, XmlElement } from "libxml2-wasm";
import { refuse } from "#contract/errors.ts";

/** An element as plain data: the parser's own objects live outside of what is collected. */
export interface Tag {
	name: string;
	namespace: string;
	attributes: Record<string, string>;
	text: string;
	children: Tag[];
}

function plain(element: XmlElement): Tag {
	const children: Tag[] = [];
	for (let child = element.firstChild; child; child = child.next)
		if (child instanceof XmlElement) children.push(plain(child));
	return {
		name: element.name,
		namespace: element.namespaceUri,
		attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
		text: children.length === 0 ? element.content.trim() : "",
		children,
	};
}

const SAFE = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE;

/** Nothing is fetched and nothing replaced; a file that brings its own grammar is refused before it is read. */
export function parseXml(bytes: Uint8Array): Tag {
	if (Buffer.from(bytes).includes("<!DOCTYPE")) throw refuse("bank_file_unsafe");
	let document: XmlDocument;
	try {
		document = XmlDocument.fromBuffer(bytes, { option: SAFE });
	} catch {
		throw refuse("bank_file_broken");
	}
	try {
		if (document.dtd) throw refuse("bank_file_unsafe");
		return plain(document.root);
	} finally {
		document.dispose();
	}
}

/** All that are reached by these names, one below the other. */
export function all(tag: Tag | undefined, ...path: string[]): Tag[] {
	let found = tag ? [tag] : [];
	for (const step of path) found = found.flatMap(({ children }) => children.filter(({ name }) => name === step));
	return found;
}

export const first = (tag: Tag | undefined, ...path: string[]): Tag | undefined => all(tag, ...path)[0];

/** The text of the first that has one. */
export function text(tag: Tag | undefined, ...paths: string[][]): string | null {
	for (const path of paths) {
		const found = first(tag, ...path)?.text;
		if (found) return found;
	}
	return null;
}
