import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The inline scripts that a page carries are allowed by their hashes; no nonce, so the page can be kept. */
export function contentSecurityPolicy(html = "", frameOrigins: string[] = []): string {
	const hashes = new Set(Array.from(html.matchAll(INLINE_SCRIPT), (match) => sha256(match[1] ?? "")));
	return [
		"default-src 'self'",
		["script-src 'self'", ...hashes].join(" "),
		"img-src 'self' data:",
		"object-src 'none'",
		"base-uri 'none'",
		["frame-src 'self'", ...frameOrigins].join(" "),
		"frame-ancestors 'self'",
		"form-action 'self'",
	].join("; ");
}

export function baseHeaders(publicUrl: string): Record<string, string> {
	return {
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Permissions-Policy": "camera=(), microphone=(), geolocation=()",
		...(publicUrl.startsWith("https:") ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
	};
}
