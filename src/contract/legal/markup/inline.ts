import type { Inline } from "../text.ts";

const MARKED = /\*\*(?<strong>.+?)\*\*|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g;
/** Of the site itself, or whole and safe. */
const ALLOWED = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;

export const isAllowedAddress = (href: string): boolean => ALLOWED.test(href);

/** Words with what is strong and what is a link in them. */
export function inlineParts(text: string): Inline[] {
	const parts: Inline[] = [];
	let end = 0;
	for (const match of text.matchAll(MARKED)) {
		if (match.index > end) parts.push(text.slice(end, match.index));
		const { strong, text: label = "", href = "" } = match.groups ?? {};
		parts.push(strong === undefined ? { text: label, href } : { strong });
		end = match.index + match[0].length;
	}
	if (end < text.length) parts.push(text.slice(end));
	return parts;
}
