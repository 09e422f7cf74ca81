import { plainText } from "#contract/html-text.ts";

/** A character nobody writes, for `plainText` takes every white space for a blank. */
const BREAK = "\ue000";

/** Sanitised HTML as lines of text: a blank line between paragraphs, a dash before each point of a list. */
export const htmlToText = (html: string): string =>
	plainText(
		html
			.replace(/<li\b[^>]*>/g, `${BREAK}- `)
			.replace(/<br\b[^>]*>/g, BREAK)
			.replace(/<\/?(?:p|h[2-4]|ul|ol|dl|blockquote|aside|table|pre)\b[^>]*>/g, BREAK + BREAK)
			.replace(/<\/?(?:tr|dt|dd|footer|div)\b[^>]*>/g, BREAK),
	)
		.split(BREAK)
		.map((line) => line.trim())
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
