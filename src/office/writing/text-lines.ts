import { plainText } from "#contract/html-text.ts";

/** The words of stored HTML, each block on a line of its own: how two versions are compared. */
export const textLines = (html: string): string =>
	html
		.split(/<\/(?:p|h2|h3|li|td|th|tr|figcaption|footer)>/)
		.map(plainText)
		.filter(Boolean)
		.join("\n");
