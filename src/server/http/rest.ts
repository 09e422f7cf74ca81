import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contract } from "#contract/api.ts";
import { API_BASE, type Endpoint, type Method } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import type { App } from "#server/app.ts";
import type { AnyHandler } from "#server/handlers.ts";
import { queryOf } from "./cache-key.ts";
import { call } from "./call.ts";
import { createDoor } from "./door.ts";
import { readForm } from "./form-body.ts";
import type { Making } from "./kept-answer.ts";
import { tagsOf } from "./tags.ts";

interface Bound {
	group: string;
	name: string;
	endpoint: Endpoint;
	handler: AnyHandler;
}

/** Endpoints that share a method and path, the one with a `variant` first. */
function groupRoutes({ handlers }: App): Map<string, Bound[]> {
	const bound = Object.entries(contract).flatMap(([group, endpoints]) =>
		Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
			group,
			name,
			endpoint,
			handler: (handlers[group as keyof typeof handlers] as unknown as Record<string, AnyHandler>)[name] as AnyHandler,
		})),
	);
	const variantsFirst = bound.sort(
		(a, b) => Number(b.endpoint.variant !== undefined) - Number(a.endpoint.variant !== undefined),
	);
	return Map.groupBy(variantsFirst, ({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
}

const METHODS: Method[] = ["GET", "POST", "PUT", "DELETE"];

const methodsByPath = (routes: Map<string, Bound[]>): Map<string, Method[]> => {
	const endpoints = [...routes.values()].map(([first]) => (first as Bound).endpoint);
	const byPath = Map.groupBy(endpoints, ({ path }) => path);
	return new Map(Array.from(byPath, ([path, own]) => [path, own.map(({ method }) => method)]));
};

const choose = (candidates: Bound[], query: Record<string, unknown>): Bound => {
	const chosen = candidates.find(({ endpoint }) => endpoint.variant === undefined || endpoint.variant in query);
	if (!chosen) throw refuse("not_found");
	return chosen;
};

interface Options {
	app: App;
	making: Making;
	headers: Record<string, string>;
}

const TOKEN_PATH = "/oauth/token";
const JSON_TYPE = "application/json; charset=utf-8";

export function registerRest(fastify: FastifyInstance, { app, making, headers }: Options): void {
	const { sessions, security } = app.services;
	const door = createDoor(security);

	async function bodyOf({ encoding }: Endpoint, { body, headers }: FastifyRequest): Promise<unknown> {
		if (!Buffer.isBuffer(body)) return body;
		if (encoding !== "form") throw refuse("unsupported_media_type");
		return readForm(body, headers["content-type"] ?? "");
	}

	const run = async ({ endpoint, handler }: Bound, request: FastifyRequest, query = request.query) => {
		const { params } = request;
		const viewer = await sessions.viewerOf(request);
		await door.tellRefusal(endpoint, viewer);
		return call(endpoint, handler, { params, query, body: await bodyOf(endpoint, request) }, viewer);
	};

	async function answer(bound: Bound, request: FastifyRequest, reply: FastifyReply) {
		if (bound.endpoint.method !== "GET") await door.refuseForgery(request);
		const result = await run(bound, request);
		return reply
			.code(bound.endpoint.status ?? 200)
			.type(JSON_TYPE)
			.header("Cache-Control", "no-store")
			.send(result);
	}

	async function answerFromContent(bound: Bound, request: FastifyRequest, reply: FastifyReply) {
		await making.sendKept(request, reply, async (key) => {
			const result = await run(bound, request, queryOf(key));
			return {
				body: Buffer.from(JSON.stringify(result)),
				headers: { ...headers, "Content-Type": JSON_TYPE, "Cache-Control": "no-cache" },
				tags: tagsOf(bound.group, bound.name, result),
			};
		});
		return reply;
	}

	const routes = groupRoutes(app);
	for (const candidates of routes.values()) {
		const { method, path } = (candidates[0] as Bound).endpoint;
		const handler = (request: FastifyRequest, reply: FastifyReply) => {
			const bound = choose(candidates, request.query as Record<string, unknown>);
			const cacheable = bound.endpoint.cache === "content" && request.headers.authorization === undefined;
			return cacheable ? answerFromContent(bound, request, reply) : answer(bound, request, reply);
		};
		fastify.route({ method, url: `${API_BASE}${path}`, handler });
		// API-10: the token endpoint stands at the root too.
		if (path === TOKEN_PATH) fastify.route({ method, url: path, handler });
	}

	for (const [path, methods] of methodsByPath(routes)) {
		fastify.route({
			method: METHODS.filter((method) => !methods.includes(method)),
			url: `${API_BASE}${path}`,
			handler: (_, reply) => {
				reply.header("Allow", methods.join(", "));
				throw refuse("method_not_allowed");
			},
		});
	}
}
