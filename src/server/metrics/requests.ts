import type { FastifyInstance } from "fastify";
import { API_BASE } from "#contract/endpoint.ts";
import type { Meters, RequestKind } from "./meters.ts";

/** By the beginning of an address; the longer one first. */
const KINDS: [string, RequestKind][] = [
	[`${API_BASE}/office/`, "office"],
	[`${API_BASE}/`, "api"],
	["/video/", "film"],
	["/media/", "media"],
	["/health", "other"],
	["/verwaltung", "office"],
];

const kindOf = (url: string): RequestKind => KINDS.find(([start]) => url.startsWith(start))?.[1] ?? "page";

/** What the application itself answers; what comes from memory is counted where it is served. */
export function countRequests(fastify: FastifyInstance, meters: Pick<Meters, "request">): void {
	fastify.addHook("onResponse", async ({ url }, { statusCode, elapsedTime }) =>
		meters.request(kindOf(url), statusCode, elapsedTime),
	);
}
