import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Api } from "#contract/api.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import { redirectFor } from "#contract/redirects.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { refuseForgery } from "./forgery.ts";
import { sendKept } from "./kept-answer.ts";
import { takeMarks } from "./security-headers.ts";

/** The site's bundle: all that the server knows of it. */
export type Render = (request: Request, door: { api: Api; mark: string }) => Promise<Response>;

interface Rendered {
	response: Response;
	body: Buffer;
	/** Hashes of the scripts that the frame has written. */
	scripts: string[];
}

interface Options {
	render: () => Promise<Render>;
	apiFor: (address: string) => Api;
	cache: AnswerCache;
	publicUrl: string;
	headers: Record<string, string>;
	policy: (scripts: string[]) => string;
}

const PAGE_CACHING = "no-cache";
/** Nobody guesses it. */
const MARK_BYTES = 16;
const FORM_TYPE = "application/x-www-form-urlencoded";

const isPage = (response: Response) => (response.headers.get("content-type") ?? "").startsWith("text/html");

/** A page that belongs to one person says so itself and is never kept. */
const isPrivate = (response: Response) => (response.headers.get("cache-control") ?? "").includes("no-store");

export function registerPages(
	fastify: FastifyInstance,
	{ render, apiFor, cache, publicUrl, headers, policy }: Options,
): void {
	async function renderPage({ url, ip }: FastifyRequest, init?: RequestInit): Promise<Rendered> {
		const mark = randomBytes(MARK_BYTES).toString("hex");
		const response = await (await render())(new Request(`${publicUrl}${url}`, init), { api: apiFor(ip), mark });
		if (!isPage(response)) return { response, body: Buffer.from(await response.arrayBuffer()), scripts: [] };
		const { html, scripts } = takeMarks(await response.text(), mark);
		return { response, body: Buffer.from(html), scripts };
	}

	const pageHeaders = (scripts: string[]) => ({
		...headers,
		"Content-Type": "text/html; charset=utf-8",
		"Content-Security-Policy": policy(scripts),
		"Cache-Control": PAGE_CACHING,
	});

	function pass({ response, body, scripts }: Rendered, reply: FastifyReply) {
		const caching = { "Cache-Control": isPrivate(response) ? "no-store" : PAGE_CACHING };
		return reply
			.code(response.status)
			.headers(isPage(response) ? pageHeaders(scripts) : {})
			.headers({ ...Object.fromEntries(response.headers), ...caching })
			.send(body);
	}

	async function page(request: FastifyRequest, reply: FastifyReply) {
		let other: Rendered | undefined;
		const sent = await sendKept(cache, request, reply, async () => {
			const rendered = await renderPage(request);
			const { response, body, scripts } = rendered;
			if (response.status === 200 && isPage(response) && !isPrivate(response))
				return { body, headers: pageHeaders(scripts) };
			other = rendered;
			return null;
		});
		if (sent) return reply;
		return pass(other ?? (await renderPage(request)), reply);
	}

	/** A form sent without JavaScript: the page's action answers with the page. */
	async function form(request: FastifyRequest, reply: FastifyReply) {
		refuseForgery({ "sec-fetch-site": request.headers["sec-fetch-site"] });
		const headers = { "Content-Type": FORM_TYPE, Origin: publicUrl };
		const body = new Uint8Array(request.body as Buffer);
		return pass(await renderPage(request, { method: "POST", headers, body }), reply);
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
