import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { isMigrated } from "#server/db/migrate.ts";

export function registerHealth(fastify: FastifyInstance, pool: pg.Pool): void {
	fastify.get("/health", async (request, reply) => {
		reply.header("Cache-Control", "no-store");
		try {
			if (await isMigrated(pool)) return { status: "ok" };
			return reply.code(503).send({ status: "migrations missing" });
		} catch (error) {
			request.log.warn({ err: error }, "health check failed");
			return reply.code(503).send({ status: "database unavailable" });
		}
	});
}
