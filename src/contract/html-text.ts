const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The words of stored HTML alone. It is sanitised: a tag ends with its first bracket, and no other entities are left. */
export const plainText = (html: string): string =>
	html
		.replace(/<[^>]*>/g, "")
		.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
		.replace(/\s+/g, " ")
		.trim();
