import type { FastifyInstance } from "fastify";
import { refuse } from "#contract/errors.ts";
import type { Config } from "#server/config.ts";
import { registerOutboxPage } from "#server/outbox/page.ts";
import { keepsLetters } from "#server/outbox/transports.ts";
import { registerPreviews } from "./page.ts";

/** What lies in the house, and what all letters look like. Gone as soon as a mail server is set, back when it is not. */
export const keptLetters = (config: Config) => async (fastify: FastifyInstance) => {
	await fastify.register(async (scope) => {
		scope.addHook("onRequest", async () => {
			if (!keepsLetters(config)) throw refuse("not_found");
		});
		registerPreviews(config)(scope);
		registerOutboxPage(config)(scope);
	});
};
