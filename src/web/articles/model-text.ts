const TEXTS = "p:not(li p), li";

/** The words of a model text as they are pasted elsewhere: paragraphs apart, numbered points with their numbers. */
export function modelText(quote: Element): string {
	return Array.from(quote.querySelectorAll(TEXTS), (part) => {
		const words = (part.textContent ?? "").replace(/\s+/g, " ").trim();
		const list = part.parentElement;
		if (!part.matches("li") || !list) return `\n${words}\n`;
		return list.matches("ol") ? `${[...list.children].indexOf(part) + 1}. ${words}` : `• ${words}`;
	})
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}
