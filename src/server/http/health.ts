import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { ERRORS } from "#contract/errors.ts";
import { isMigrated } from "#server/db/migrate.ts";
import { logFault } from "#server/for-log.ts";
import { RETRY_AFTER_S } from "./error-reply.ts";

/** Whether the process lives, and whether it can do its work: the first needs nobody else. */
export function registerHealth(fastify: FastifyInstance, pool: pg.Pool): void {
	fastify.get("/health/live", (_, reply) => reply.header("Cache-Control", "no-store").send({ status: "ok" }));

	fastify.get("/health", async (request, reply) => {
		reply.header("Cache-Control", "no-store");
		const refuse = (status: string) =>
			reply
				.code(ERRORS.unavailable.status)
				.header("Retry-After", RETRY_AFTER_S)
				.send({ status, message: ERRORS.unavailable.message });
		try {
			return (await isMigrated(pool)) ? { status: "ok" } : refuse("migrations missing");
		} catch (error) {
			logFault(request.log, error, {}, "health check failed");
			return refuse("database unavailable");
		}
	});
}
