import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Api } from "#contract/api.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import { redirectFor } from "#contract/redirects.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { createDoor } from "./door.ts";
import { sendKept } from "./kept-answer.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

/** The site's bundle: all that the server knows of it. */
export type Render = (request: Request, door: { api: Api }) => Promise<Response>;

interface Options {
	render: () => Promise<Render>;
	apiFor: (address: string) => Api;
	door: ReturnType<typeof createDoor>;
	cache: AnswerCache;
	publicUrl: string;
	headers: Record<string, string>;
	/** Hosts whose forms may be shown in a frame. */
	frameOrigins: string[];
}

const PAGE_CACHING = "no-cache";
const FORM_TYPE = "application/x-www-form-urlencoded";

export function registerPages(
	fastify: FastifyInstance,
	{ render, apiFor, door, cache, publicUrl, headers, frameOrigins }: Options,
): void {
	async function renderPage(
		{ url, ip }: FastifyRequest,
		init?: RequestInit,
	): Promise<{ response: Response; body: Buffer }> {
		const response = await (await render())(new Request(`${publicUrl}${url}`, init), { api: apiFor(ip) });
		return { response, body: Buffer.from(await response.arrayBuffer()) };
	}

	const pageHeaders = (body: Buffer) => ({
		...headers,
		"Content-Type": "text/html; charset=utf-8",
		"Content-Security-Policy": contentSecurityPolicy(body.toString(), frameOrigins),
		"Cache-Control": PAGE_CACHING,
	});

	const isPage = (response: Response) => (response.headers.get("content-type") ?? "").startsWith("text/html");

	/** A page that belongs to one person says so itself and is never kept. */
	const isPrivate = (response: Response) => (response.headers.get("cache-control") ?? "").includes("no-store");

	function pass(response: Response, body: Buffer, reply: FastifyReply) {
		const caching = { "Cache-Control": isPrivate(response) ? "no-store" : PAGE_CACHING };
		return reply
			.code(response.status)
			.headers(isPage(response) ? pageHeaders(body) : {})
			.headers({ ...Object.fromEntries(response.headers), ...caching })
			.send(body);
	}

	async function page(request: FastifyRequest, reply: FastifyReply) {
		let other: { response: Response; body: Buffer } | undefined;
		const sent = await sendKept(cache, request, reply, async () => {
			const { response, body } = await renderPage(request);
			if (response.status === 200 && isPage(response) && !isPrivate(response))
				return { body, headers: pageHeaders(body) };
			other = { response, body };
			return null;
		});
		if (sent) return reply;
		const { response, body } = other ?? (await renderPage(request));
		return pass(response, body, reply);
	}

	/** A form sent without JavaScript: the page's action answers with the page. */
	async function form(request: FastifyRequest, reply: FastifyReply) {
		await door.refuseForgery({ ip: request.ip, headers: { "sec-fetch-site": request.headers["sec-fetch-site"] } });
		const headers = { "Content-Type": FORM_TYPE, Origin: publicUrl };
		const { response, body } = await renderPage(request, {
			method: "POST",
			headers,
			body: new Uint8Array(request.body as Buffer),
		});
		return pass(response, body, reply);
	}

	fastify.setNotFoundHandler((request, reply) => {
		const path = request.url.split("?", 1)[0] ?? "/";
		if (path === API_BASE || path.startsWith(`${API_BASE}/`)) throw refuse("not_found");
		if (request.method === "POST" && request.headers["content-type"] === FORM_TYPE) return form(request, reply);
		if (request.method !== "GET" && request.method !== "HEAD") throw refuse("method_not_allowed");
		const target = redirectFor(path);
		if (target !== null) return reply.redirect(target + request.url.slice(path.length), 301);
		return page(request, reply);
	});
}
