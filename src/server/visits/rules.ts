import type { IncomingMessage } from "node:http";
import { API_BASE } from "#contract/endpoint.ts";

/** The page of a date, to which the address of its seminar leads; or its data, when somebody comes from another page. */
const PAGE = /^\/seminare\/([a-z0-9-]{1,200})\/\d+\/?(?:[?#]|$)/;
const DATA = new RegExp(`^${API_BASE}/presence_seminar\\?slug=([a-z0-9-]{1,200})$`);

/** Whoever says that it is no person, and whoever says nothing. */
const ROBOT = /bot|crawl|spider|slurp|preview|monitor|fetch|scan|curl|wget|python|java\/|go-http|headless|lighthouse/i;

export const isPerson = ({ "user-agent": agent = "" }: IncomingMessage["headers"]): boolean =>
	agent !== "" && !ROBOT.test(agent);

/** The seminar that a person looks at by this request. A page that renews its own data is not looked at again. */
export function lookedAt({
	method,
	url = "",
	headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): string | null {
	if (method !== "GET") return null;
	const slug = (url.startsWith("/seminare/") ? PAGE : DATA).exec(url)?.[1];
	if (slug === undefined || !isPerson(headers)) return null;
	if (headers["sec-purpose"] !== undefined || headers.purpose !== undefined) return null;
	if (url.startsWith(API_BASE) && headers.referer?.includes(`/seminare/${slug}`)) return null;
	return slug;
}
