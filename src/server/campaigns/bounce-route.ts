import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { refuse } from "#contract/errors.ts";
import type { App } from "#server/app.ts";
import { hashToken } from "#server/tokens.ts";
import { MOST_BYTES } from "./returns.ts";

/** NEWS-03: a mail program or service hands in what came back, as the mail that it is. */
export function registerBounces(fastify: FastifyInstance, app: App, key: string | null): void {
	if (!key) return;
	const expected = hashToken(key);
	fastify.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(
			"*",
			{ parseAs: "buffer", bodyLimit: MOST_BYTES },
			async (_: unknown, body: Buffer) => body,
		);
		scope.post("/newsletter/ruecklaeufer", async ({ headers, body }, reply) => {
			const given = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
			if (!timingSafeEqual(hashToken(given), expected)) throw refuse("unauthenticated");
			const known = Buffer.isBuffer(body) && (await app.services.bounces.take(body));
			return reply.code(200).send({ known });
		});
	});
}
