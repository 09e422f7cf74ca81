import type { FastifyReply, FastifyRequest } from "fastify";
import { type AnswerCache, type AnswerSource, sendAnswer } from "./answer-cache.ts";

/** Makes the answer once for all who ask at the same time, keeps and sends it; false when `make` gave none. */
export async function sendKept(
	cache: AnswerCache,
	request: FastifyRequest,
	reply: FastifyReply,
	make: () => Promise<AnswerSource | null>,
): Promise<boolean> {
	const answer = await cache.produce(request.url, make);
	if (!answer) return false;
	reply.hijack();
	sendAnswer(answer, request.raw, reply.raw);
	return true;
}
