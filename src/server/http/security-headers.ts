import { createHash } from "node:crypto";

const sha256 = (bytes: string) => `'sha256-${createHash("sha256").update(bytes, "latin1").digest("base64")}'`;

/** The bytes of the scripts that have this in their tag. An expression with it would be compiled anew for every page. */
function scriptsWith(marking: string, html: string): string[] {
	const found: string[] = [];
	for (let at = html.indexOf(marking); at >= 0; at = html.indexOf(marking, at + 1)) {
		const begin = html.indexOf(">", at) + 1;
		if (html.startsWith("<script", html.lastIndexOf("<", at)))
			found.push(html.slice(begin, html.indexOf("</script>", begin)));
	}
	return found;
}

/**
 * The frame marks every script it writes with a word that is new for each rendering, so no stored content can carry it.
 * The marks are taken out again: what remains is the page, the same each time, and the hashes of its own scripts.
 * The page has a character for each byte: what is looked for is ASCII.
 */
export function takeMarks(html: string, mark: string): { body: Buffer; scripts: string[] } {
	const marking = ` nonce="${mark}"`;
	const hashes = new Set(scriptsWith(marking, html).map(sha256));
	return { body: Buffer.from(html.replaceAll(marking, ""), "latin1"), scripts: [...hashes] };
}

export interface Surroundings {
	publicUrl: string;
	/** Hosts whose forms may be shown in a frame. */
	frameOrigins: string[];
	/** Where films may come from beside us. */
	mediaOrigins?: string[];
	/** Libraries' own doors for markup that never becomes part of the page. */
	policies?: string[];
	/** Vite writes styles into the page and speaks over a socket of its own. */
	dev: boolean;
}

const directives = (lines: (string | string[])[]): string =>
	lines.map((line) => (Array.isArray(line) ? line.join(" ") : line)).join("; ");

const COMMON = ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'", "img-src 'self' data:"];

const trustedTypes = (more: string[]) => [
	"require-trusted-types-for 'script'",
	["trusted-types default vsz-content vsz-worker", ...more].join(" "),
];

/** For pages: our own files, and of the scripts in the page only those that the frame has written. */
export const pagePolicy = (
	{ publicUrl, frameOrigins, mediaOrigins = [], policies = [], dev }: Surroundings,
	scripts: string[],
): string =>
	directives([
		"default-src 'none'",
		["script-src 'self'", ...scripts],
		"script-src-attr 'none'",
		dev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
		["connect-src 'self'", ...mediaOrigins, ...(dev ? ["ws:"] : [])],
		"font-src 'self'",
		["media-src 'self'", ...mediaOrigins],
		"manifest-src 'self'",
		"worker-src 'self'",
		["frame-src 'self'", ...frameOrigins],
		...COMMON,
		...(dev ? [] : trustedTypes(policies)),
		...(publicUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
	]);

/** For everything else, also the small pages that the server writes itself: nothing here runs. */
export const plainPolicy = (mediaOrigins: string[]): string =>
	directives([
		"default-src 'none'",
		"style-src 'self'",
		["media-src 'self'", ...mediaOrigins],
		"frame-src 'self'",
		...COMMON,
	]);

export const PLAIN_POLICY = plainPolicy([]);

export function baseHeaders(publicUrl: string): Record<string, string> {
	return {
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "SAMEORIGIN",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy": "camera=(), microphone=(), geolocation=()",
		...(publicUrl.startsWith("https:") ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
	};
}
