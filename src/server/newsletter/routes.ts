import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Newsletter } from "./service.ts";

/** The one value that mail programs send, in a form of either kind. */
const ONE_CLICK = /List-Unsubscribe(=|"\s+)One-Click/;
const MULTIPART = "multipart/form-data";

/**
 * RFC 8058: mail programs unsubscribe by posting to the address of the List-Unsubscribe header, without a page. Opening
 * the same address in a browser shows the page with the button, and without JavaScript that button posts here too: then
 * the page answers.
 */
export function registerOneClickUnsubscribe(
	fastify: FastifyInstance,
	newsletter: Newsletter,
	pageForm: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
	fastify.register(async (scope) => {
		if (!scope.hasContentTypeParser(MULTIPART))
			scope.addContentTypeParser(MULTIPART, { parseAs: "buffer" }, async (_: unknown, body: Buffer) => body);
		scope.post<{ Params: { token: string } }>("/newsletter/abmelden/:token", async (request, reply) => {
			const { params, body } = request;
			// Some programs leave the body out; the page's own form names its kind.
			const isBare = request.headers["content-type"] === undefined;
			if (!isBare && !ONE_CLICK.test(String(body))) return pageForm(request, reply);
			await newsletter.unsubscribe(params.token);
			return reply.code(200).type("text/plain; charset=utf-8").send("Du bist abgemeldet.");
		});
	});
}
