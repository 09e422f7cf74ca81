import type { FastifyInstance } from "fastify";
import { API_BASE } from "#contract/endpoint.ts";
import { readConfig } from "#server/config.ts";
import { openApiDocument } from "#server/http/openapi.ts";

type Operations = Record<string, { responses: Record<string, object> }>;

const { paths } = openApiDocument(readConfig({})) as { paths: Record<string, Operations> };

/** An error of ours is never promised. */
const INTERNAL = 500;

/** Whatever a test asks for: a status that the OpenAPI document does not name fails it. */
export function reportUndocumented(fastify: FastifyInstance): void {
	fastify.addHook("onResponse", async ({ method, routeOptions: { url = "" } }, { statusCode }) => {
		const path = url.replace(API_BASE, "").replace(/:(\w+)/g, "{$1}");
		const operation = paths[path]?.[method.toLowerCase()];
		if (!operation || statusCode === INTERNAL || statusCode in operation.responses) return;
		console.error(`${method} ${path} answers ${statusCode}, which belongs into its 'refuses'`);
	});
}
