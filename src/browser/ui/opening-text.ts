import { plainText } from "#contract/html-text.ts";

/** How a stored text begins, without its tags, in as many whole words as a preview has room for. */
export function openingText(html: string, maxLength = 160): string {
	const [, paragraph = html] = /<p\b[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
	const text = plainText(paragraph);
	if (text.length <= maxLength) return text;
	return `${text.slice(0, text.lastIndexOf(" ", maxLength - 1))} …`;
}
