import type { IncomingMessage } from "node:http";

/** No address begins like this, so nothing is found there, in no memory and by no router. */
export const NO_TARGET = "*";

const ABSOLUTE = /^https?:\/\/[^/?#]+/i;

/**
 * What a request asks for, as a path. RFC 9112 lets it name the host too, which may be any: we answer for one alone.
 * It wants a host named somewhere; without it, or for a target that is no path, there is nothing to serve.
 */
export function targetOf({ url = NO_TARGET, headers, httpVersion }: IncomingMessage): string {
	if (headers.host === undefined && httpVersion === "1.1") return NO_TARGET;
	if (url.startsWith("/")) return url;
	const [origin] = ABSOLUTE.exec(url) ?? [];
	if (origin === undefined) return NO_TARGET;
	const rest = url.slice(origin.length);
	return rest.startsWith("/") ? rest : `/${rest}`;
}
