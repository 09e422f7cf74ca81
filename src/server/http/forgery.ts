import type { IncomingHttpHeaders } from "node:http";
import { CSRF_COOKIE, CSRF_HEADER } from "#contract/forgery.ts";

export function cookieValue(cookies: string, name: string): string | undefined {
	const found = cookies.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
	return found?.slice(name.length + 1);
}

/**
 * A change must come from our own pages. Browsers say where a request was made; and whoever carries cookies repeats
 * the value of one of them in a header, which a foreign page can neither read nor set. Requests without cookies carry
 * nothing that could be misused.
 */
export function isForged(headers: IncomingHttpHeaders): boolean {
	const site = headers["sec-fetch-site"];
	if (site !== undefined && site !== "same-origin" && site !== "none") return true;
	if (headers.cookie === undefined) return false;
	const expected = cookieValue(headers.cookie, CSRF_COOKIE);
	return !expected || headers[CSRF_HEADER] !== expected;
}
