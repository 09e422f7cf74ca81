import type { FastifyReply, FastifyRequest } from "fastify";
import { Busy } from "#server/busy.ts";
import { isOutage } from "#server/db/outage.ts";
import { FairQueue } from "#server/fair-queue.ts";
import { networkOf } from "#server/limits/service.ts";
import { type Answer, type AnswerCache, type AnswerSource, sendAnswer } from "./answer-cache.ts";
import { keyOf } from "./cache-key.ts";

/**
 * What is not kept has to be made, 10 to 15 ms of the one thread for a page. A few at once leave room between them for
 * those who are served from memory, and more than half of the database's connections to orders and sign-ups.
 */
const MAKING = { atOnce: 4, perLane: 100, total: 400, waitMs: 10_000 };

export interface Making {
	/** Does it when it is the turn of the asker's network. */
	inTurn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
	/** Makes the answer once for all who ask at the same time, keeps and sends it; false when `make` gave none. */
	sendKept(
		request: FastifyRequest,
		reply: FastifyReply,
		make: (key: string) => Promise<AnswerSource | null>,
	): Promise<boolean>;
	/** While the database is away, or too many wait, an old answer is better than none; false when there is none. */
	sendOld(request: FastifyRequest, reply: FastifyReply): boolean;
}

function send(answer: Answer | null, request: FastifyRequest, reply: FastifyReply): boolean {
	if (!answer) return false;
	reply.hijack();
	sendAnswer(answer, request.raw, reply.raw);
	return true;
}

export function createMaking(cache: AnswerCache): Making {
	const queue = new FairQueue(MAKING);
	const inTurn: Making["inTurn"] = ({ ip }, work) => queue.run(networkOf(ip), work);
	const sendOld: Making["sendOld"] = (request, reply) => send(cache.evenIfOld(keyOf(request.url)), request, reply);
	return {
		inTurn,
		sendOld,
		async sendKept(request, reply, make) {
			const key = keyOf(request.url);
			try {
				const answer = await cache.produce(
					key,
					() => make(key),
					(work) => inTurn(request, work),
				);
				return send(answer, request, reply);
			} catch (error) {
				if ((isOutage(error) || error instanceof Busy) && sendOld(request, reply)) return true;
				throw error;
			}
		},
	};
}
