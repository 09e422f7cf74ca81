/**
 * Where the browser knows trusted types, the page's policy lets no text become markup but through the two doors here.
 * Everywhere else these are plain strings.
 */
interface TrustedTypes {
	createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): TrustedHTML };
	createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): unknown };
}

declare global {
	var trustedTypes: TrustedTypes | undefined;
}

const content = globalThis.trustedTypes?.createPolicy("vsz-content", { createHTML: (html) => html });

/** For HTML that the server has made safe when it was stored, and for nothing else. */
export const trustedHtml = (html: string): string | TrustedHTML => content?.createHTML(html) ?? html;

/** How React makes a script element that never runs, for data in the page. */
const EMPTY_SCRIPT = "<script></script>";

function plainOnly(html: string): string {
	if (html === EMPTY_SCRIPT || !html.includes("<")) return html;
	throw new TypeError("Markup comes into the page only through trustedHtml.");
}

/** What libraries set without asking us may be text, never markup; scripts and their addresses not at all. */
export const refuseMarkup = (): void => {
	globalThis.trustedTypes?.createPolicy("default", { createHTML: plainOnly });
};
