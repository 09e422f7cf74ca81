const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** How a stored text begins, without its tags, in as many whole words as a preview has room for. */
export function openingText(html: string, maxLength = 160): string {
	const [, paragraph = html] = /<p\b[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
	const text = paragraph
		.replace(/<[^>]*>/g, "")
		.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
		.replace(/\s+/g, " ")
		.trim();
	if (text.length <= maxLength) return text;
	return `${text.slice(0, text.lastIndexOf(" ", maxLength - 1))} …`;
}
