import type { FastifyInstance } from "fastify";
import type { Newsletter } from "./service.ts";

/**
 * RFC 8058: mail programs unsubscribe by posting to the address of the List-Unsubscribe header, without a page. Opening
 * the same address in a browser shows the page with the button.
 */
export function registerOneClickUnsubscribe(fastify: FastifyInstance, newsletter: Newsletter): void {
	fastify.post<{ Params: { token: string } }>("/newsletter/abmelden/:token", async ({ params }, reply) => {
		await newsletter.unsubscribe(params.token);
		return reply.code(200).type("text/plain; charset=utf-8").send("Du bist abgemeldet.");
	});
}
