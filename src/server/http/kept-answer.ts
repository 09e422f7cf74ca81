import type { FastifyReply, FastifyRequest } from "fastify";
import { isOutage } from "#server/db/outage.ts";
import { type AnswerCache, type AnswerSource, sendAnswer } from "./answer-cache.ts";

/** While the database is away an old answer is better than none; false when there is none. */
export function sendOld(cache: AnswerCache, request: FastifyRequest, reply: FastifyReply): boolean {
	const answer = cache.evenIfOld(request.url);
	if (!answer) return false;
	reply.hijack();
	sendAnswer(answer, request.raw, reply.raw);
	return true;
}

/** Makes the answer once for all who ask at the same time, keeps and sends it; false when `make` gave none. */
export async function sendKept(
	cache: AnswerCache,
	request: FastifyRequest,
	reply: FastifyReply,
	make: () => Promise<AnswerSource | null>,
): Promise<boolean> {
	try {
		const answer = await cache.produce(request.url, make);
		if (!answer) return false;
		reply.hijack();
		sendAnswer(answer, request.raw, reply.raw);
		return true;
	} catch (error) {
		if (isOutage(error) && sendOld(cache, request, reply)) return true;
		throw error;
	}
}
