import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Api } from "#contract/api.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { ApiError, ERRORS, FAULT_MARK, refuse } from "#contract/errors.ts";
import { redirectFor } from "#contract/redirects.ts";
import { isOutage } from "#server/db/outage.ts";
import { logFault } from "#server/for-log.ts";
import { keyOf } from "./cache-key.ts";
import type { createDoor } from "./door.ts";
import { RETRY_AFTER_S } from "./error-reply.ts";
import type { Making } from "./kept-answer.ts";
import { takeMarks } from "./security-headers.ts";

interface Handed {
	api: Api;
	/** A word for the scripts that the frame writes. */
	mark: string;
	onFault: (error: unknown) => void;
	/**
	 * Takes the page, a character for each byte: within the response, which then has none, it would be cut up and put
	 * together once more.
	 */
	onPage: (page: string) => void;
}

/** A page made for one person out of other data; nothing of it is kept. */
export type Show = (
	url: string,
	request: FastifyRequest,
	within: (api: Api) => Api,
) => Promise<Pick<Made, "response" | "body">>;

/** The site's bundle: all that the server knows of it. */
export type Render = (request: Request, handed: Handed) => Promise<Response>;

interface Made {
	response: Response;
	body: Buffer;
	/** Hashes of the scripts that the frame has written. */
	scripts: string[];
	/** What it shows. */
	tags: Set<string>;
	/** Something on it could not be loaded: it may show, but is not kept. */
	isFaulty: boolean;
	/** The database was away while it was made. */
	isCutOff: boolean;
}

interface Options {
	render: () => Promise<Render>;
	apiFor: (address: string, trace: { shown: Set<string>; onFault: (error: unknown) => void }) => Api;
	door: ReturnType<typeof createDoor>;
	making: Making;
	/** Where something stands now that once stood at this address. */
	movedTo: (path: string) => Promise<string | null>;
	publicUrl: string;
	headers: Record<string, string>;
	policy: (scripts: string[]) => string;
}

const PAGE_CACHING = "no-cache";
/** Nobody guesses it. */
const MARK_BYTES = 16;
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Without its parameters, such as the character set. */
const mediaTypeOf = ({ headers }: FastifyRequest): string =>
	(headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

const isPage = (response: Response) => (response.headers.get("content-type") ?? "").startsWith("text/html");

/** A page that belongs to one person says so itself and is never kept. */
const isPrivate = (response: Response) => (response.headers.get("cache-control") ?? "").includes("no-store");

export function registerPages(
	fastify: FastifyInstance,
	{ render, apiFor, door, making, movedTo, publicUrl, headers, policy }: Options,
): { form: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>; show: Show } {
	async function renderPage(
		url: string,
		{ ip, log }: FastifyRequest,
		init?: RequestInit,
		within: (api: Api) => Api = (api) => api,
	): Promise<Made> {
		const mark = randomBytes(MARK_BYTES).toString("hex");
		const tags = new Set<string>();
		const faults: unknown[] = [];
		let page: string | undefined;
		const onFault = (error: unknown) => {
			faults.push(error);
			logFault(log, error, { url }, "page failed");
		};
		const response = await (await render())(new Request(`${publicUrl}${url}`, init), {
			api: within(apiFor(ip, { shown: tags, onFault })),
			mark,
			// What the catalogue words comes from the data door, which has told of it.
			onFault: (error) => error instanceof ApiError || onFault(error),
			onPage: (whole) => {
				page = whole;
			},
		});
		const outcome = { response, tags, isFaulty: faults.length > 0, isCutOff: faults.some(isOutage) };
		const whole = page ?? Buffer.from(await response.arrayBuffer()).toString("latin1");
		if (isPage(response)) return { ...outcome, ...takeMarks(whole, mark) };
		return { ...outcome, body: Buffer.from(whole, "latin1"), scripts: [] };
	}

	const pageHeaders = (scripts: string[]) => ({
		...headers,
		"Content-Type": "text/html; charset=utf-8",
		"Content-Security-Policy": policy(scripts),
		"Cache-Control": PAGE_CACHING,
	});

	/** A page that could not be made says under which number the log tells why; of a lost database everybody knows. */
	const numbered = ({ response, body, isCutOff }: Made, id: string): Buffer | string =>
		response.status >= 500 ? body.toString().replace(FAULT_MARK, isCutOff ? "" : `Vorgang ${id}`) : body;

	function pass(made: Made, reply: FastifyReply) {
		const { response, scripts, isCutOff } = made;
		const isAway = isCutOff && response.status >= 400;
		const caching = { "Cache-Control": isPrivate(response) || isAway ? "no-store" : PAGE_CACHING };
		if (isAway) reply.header("Retry-After", RETRY_AFTER_S);
		return reply
			.code(isAway ? ERRORS.unavailable.status : response.status)
			.headers(isPage(response) ? pageHeaders(scripts) : {})
			.headers({ ...Object.fromEntries(response.headers), ...caching })
			.send(numbered(made, reply.request.id));
	}

	const pathOf = ({ url }: FastifyRequest): string => url.split("?", 1)[0] ?? "/";

	const lead = (request: FastifyRequest, reply: FastifyReply, target: string) =>
		reply.redirect(target + request.url.slice(pathOf(request).length), 301);

	async function page(request: FastifyRequest, reply: FastifyReply) {
		let other: Made | undefined;
		const sent = await making.sendKept(request, reply, async (key) => {
			const made = await renderPage(key, request);
			const { response, body, scripts, tags, isFaulty } = made;
			if (response.status === 200 && isPage(response) && !isPrivate(response) && !isFaulty)
				return { body, headers: pageHeaders(scripts), tags };
			other = made;
			return null;
		});
		if (sent) return reply;
		const made = other ?? (await making.inTurn(request, () => renderPage(keyOf(request.url), request)));
		if (made.isCutOff && making.sendOld(request, reply)) return reply;
		const target = made.response.status === 404 && !made.isCutOff ? await movedTo(pathOf(request)) : null;
		// For good, and yet asked for anew: something else may come to stand there.
		if (target !== null) return lead(request, reply.header("Cache-Control", PAGE_CACHING), target);
		return pass(made, reply);
	}

	/** A form sent without JavaScript: the page's action answers with the page. */
	async function form(request: FastifyRequest, reply: FastifyReply) {
		await door.refuseForgery({ ip: request.ip, headers: { "sec-fetch-site": request.headers["sec-fetch-site"] } });
		const headers = { "Content-Type": request.headers["content-type"] ?? "", Origin: publicUrl };
		const init = { method: "POST", headers, body: new Uint8Array(request.body as Buffer) };
		return pass(await making.inTurn(request, () => renderPage(request.url, request, init)), reply);
	}

	const refuseApi = (request: FastifyRequest): void => {
		const path = pathOf(request);
		if (path === API_BASE || path.startsWith(`${API_BASE}/`)) throw refuse("not_found");
	};

	fastify.get("/*", (request, reply) => {
		refuseApi(request);
		const target = redirectFor(pathOf(request));
		return target === null ? page(request, reply) : lead(request, reply, target);
	});
	fastify.post("/*", (request, reply) => {
		refuseApi(request);
		if (!FORM_TYPES.includes(mediaTypeOf(request))) throw refuse("method_not_allowed");
		return form(request, reply);
	});
	fastify.setNotFoundHandler((request) => {
		refuseApi(request);
		throw refuse("method_not_allowed");
	});
	return { form, show: (url, request, within) => renderPage(url, request, undefined, within) };
}
