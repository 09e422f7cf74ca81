import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Endpoint, type Method, pathOf, type WithCookie } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import { isFile, isUpload, type SentFile, type StreamedFile } from "#contract/files.ts";
import type { App } from "#server/app.ts";
import type { Viewer } from "#server/viewer.ts";
import { queryOf } from "./cache-key.ts";
import { type Bound, call } from "./call.ts";
import { createDoor } from "./door.ts";
import { acceptUploads, fileHeaders, PRIVATE, sendable } from "./files.ts";
import { readForm } from "./form-body.ts";
import type { Making } from "./kept-answer.ts";
import { readStaffCookie, staffCookie } from "./staff-cookie.ts";
import { seminarTag, tagsOf } from "./tags.ts";

/** Endpoints that share a method and path, the one with a `variant` first. */
function groupRoutes(bound: Bound[]): Map<string, Bound[]> {
	const variantsFirst = bound.toSorted(
		(a, b) => Number(b.endpoint.variant !== undefined) - Number(a.endpoint.variant !== undefined),
	);
	return Map.groupBy(variantsFirst, ({ endpoint }) => `${endpoint.method} ${pathOf(endpoint)}`);
}

const METHODS: Method[] = ["GET", "POST", "PUT", "DELETE"];

const methodsByPath = (routes: Map<string, Bound[]>): Map<string, Method[]> => {
	const endpoints = [...routes.values()].map(([first]) => (first as Bound).endpoint);
	const byPath = Map.groupBy(endpoints, pathOf);
	return new Map(Array.from(byPath, ([path, own]) => [path, own.map(({ method }) => method)]));
};

const choose = (candidates: Bound[], query: Record<string, unknown>): Bound => {
	const chosen = candidates.find(({ endpoint }) => endpoint.variant === undefined || endpoint.variant in query);
	if (!chosen) throw refuse("not_found");
	return chosen;
};

interface Options {
	app: App;
	/** Every endpoint that is reached over HTTP. */
	bound: Bound[];
	making: Making;
	headers: Record<string, string>;
	publicUrl: string;
	/** Below which path nginx sends what lies in the media folder. */
	xAccel: string | null;
}

/** An answer as bytes, with what is to be said about them. */
function wireForm({ group, name, endpoint: { response } }: Bound, result: unknown, query?: unknown) {
	if (!isFile(response)) {
		const own = { headers: { "Content-Type": JSON_TYPE }, tags: tagsOf(group, name, result, query) };
		return { body: Buffer.from(JSON.stringify(result)), own };
	}
	const file = result as SentFile;
	return {
		body: Buffer.from(file.content),
		own: {
			headers: fileHeaders(file),
			tags: [...(file.seminars?.map(seminarTag) ?? []), ...tagsOf(group, name, null, query)],
		},
	};
}

const TOKEN_PATH = "/oauth/token";
const JSON_TYPE = "application/json; charset=utf-8";

export function registerRest(fastify: FastifyInstance, options: Options): void {
	const { app, bound: all, making, headers, publicUrl, xAccel } = options;
	const { sessions, staffSessions, security } = app.services;
	const door = createDoor(security);

	async function bodyOf({ encoding }: Endpoint, { body, headers }: FastifyRequest): Promise<unknown> {
		if (!Buffer.isBuffer(body)) return body;
		if (encoding !== "form") throw refuse("unsupported_media_type");
		return readForm(body, headers["content-type"] ?? "");
	}

	/** The office knows its own sessions alone, and nothing else knows them. */
	const viewerOf = ({ path, method }: Endpoint, request: FastifyRequest): Promise<Viewer> =>
		path.startsWith("/office/")
			? staffSessions.viewerOf(request, readStaffCookie(request.headers, publicUrl), { isActive: method !== "GET" })
			: sessions.viewerOf(request);

	const run = async (bound: Bound, request: FastifyRequest, query = request.query) => {
		const { params } = request;
		const viewer = await viewerOf(bound.endpoint, request);
		await door.tellRefusal(bound.endpoint, viewer);
		return call(bound, { params, query, body: await bodyOf(bound.endpoint, request) }, viewer);
	};

	async function answer(bound: Bound, request: FastifyRequest, reply: FastifyReply) {
		const { method, status = 200, response, cookie } = bound.endpoint;
		if (method !== "GET") await door.refuseForgery(request);
		const result = await run(bound, request);
		if (cookie) {
			const own = result as WithCookie<unknown>;
			if (own.cookie !== undefined) reply.header("Set-Cookie", staffCookie(own.cookie, publicUrl));
			return reply.code(status).type(JSON_TYPE).header("Cache-Control", "no-store").send(own.answer);
		}
		if (!isFile(response)) return reply.code(status).type(JSON_TYPE).header("Cache-Control", "no-store").send(result);
		const file = result as SentFile | StreamedFile;
		reply.code(status).headers({ ...fileHeaders(file), ...PRIVATE });
		const stored = "stored" in file ? file.stored : undefined;
		if (xAccel !== null && stored) return reply.header("X-Accel-Redirect", `${xAccel}/${stored}`).send();
		return reply.send(sendable(file));
	}

	async function answerFromContent(bound: Bound, request: FastifyRequest, reply: FastifyReply) {
		await making.sendKept(request, reply, async (key) => {
			const query = queryOf(key);
			const { body, own } = wireForm(bound, await run(bound, request, query), query);
			return { body, headers: { ...headers, ...own.headers, "Cache-Control": "no-cache" }, tags: own.tags };
		});
		return reply;
	}

	const routes = groupRoutes(all);
	for (const candidates of routes.values()) {
		const { endpoint } = candidates[0] as Bound;
		const { method, path, body } = endpoint;
		const handler = (request: FastifyRequest, reply: FastifyReply) => {
			const bound = choose(candidates, request.query as Record<string, unknown>);
			const cacheable = bound.endpoint.cache === "content" && request.headers.authorization === undefined;
			return cacheable ? answerFromContent(bound, request, reply) : answer(bound, request, reply);
		};
		const route = { method, url: pathOf(endpoint), handler };
		if (isUpload(body)) {
			fastify.register(async (scope) => {
				acceptUploads(scope, body);
				scope.route(route);
			});
		} else fastify.route(route);
		// API-10: the token endpoint stands at the root too.
		if (path === TOKEN_PATH) fastify.route({ method, url: path, handler });
	}

	for (const [path, methods] of methodsByPath(routes)) {
		fastify.route({
			method: METHODS.filter((method) => !methods.includes(method)),
			url: path,
			handler: (_, reply) => {
				reply.header("Allow", methods.join(", "));
				throw refuse("method_not_allowed");
			},
		});
	}
}
