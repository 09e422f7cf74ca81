import type { FastifyInstance } from "fastify";
import { API_BASE } from "#contract/endpoint.ts";
import type { Config } from "#server/config.ts";
import { PLAIN_STYLE, PLAIN_STYLE_PATH } from "#server/html.ts";
import { apiDocsPage } from "./api-docs.ts";
import type { Making } from "./kept-answer.ts";
import { openApiDocument } from "./openapi.ts";
import { PLAIN_POLICY } from "./security-headers.ts";

interface Options {
	config: Config;
	making: Making;
	headers: Record<string, string>;
}

/** What the interface can do, for programs and for people. */
export function registerApiReference(fastify: FastifyInstance, { config, making, headers }: Options): void {
	const document = () => openApiDocument(config);
	const serve = (path: string, type: string, text: () => string) =>
		fastify.get(`${API_BASE}${path}`, async (request, reply) => {
			await making.sendKept(request, reply, async () => ({
				body: Buffer.from(text()),
				headers: {
					...headers,
					"Content-Security-Policy": PLAIN_POLICY,
					"Content-Type": `${type}; charset=utf-8`,
					"Cache-Control": "no-cache",
				},
			}));
			return reply;
		});
	serve("/openapi.json", "application/json", () => JSON.stringify(document()));
	serve("/docs", "text/html", () => apiDocsPage(document(), config));
	fastify.get(PLAIN_STYLE_PATH, (_, reply) =>
		reply.type("text/css; charset=utf-8").header("Cache-Control", "public, max-age=3600").send(PLAIN_STYLE),
	);
}
