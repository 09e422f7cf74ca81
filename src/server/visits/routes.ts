import type { FastifyInstance } from "fastify";
import { BEGUN_PATH } from "#contract/paths.ts";
import type { Visits } from "./service.ts";

/** The first word in a form says that it is begun: which seminar's, and nothing else. */
export function registerVisits(fastify: FastifyInstance, visits: Visits): void {
	fastify.post<{ Params: { id: string } }>(`${BEGUN_PATH}/:id`, async ({ params, headers }, reply) => {
		const id = Number(params.id);
		if (Number.isInteger(id)) visits.begin(id, headers);
		return reply.code(204).header("Cache-Control", "no-store").send();
	});
}
