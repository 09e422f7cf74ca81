import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "#contract/errors.ts";
import type { App } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { type Html, plainPage } from "#server/html.ts";
import { createDoor } from "#server/http/door.ts";
import { replyWithError } from "#server/http/error-reply.ts";
import { readForm } from "#server/http/form-body.ts";
import { OFFICE_PATH } from "#server/office/page.ts";
import { CLOSED_TITLE, DONE_TITLE, SETUP_TITLE, setupClosed, setupDone, setupForm } from "./page.ts";

export const SETUP_PATH = `${OFFICE_PATH}/einrichten`;

type Link = { Params: { token: string } };

/** The page behind the link that the start prints: it makes the first account that leads the office. */
export function registerSetUp(fastify: FastifyInstance, { app, config }: { app: App; config: Config }): void {
	const { staff, security } = app.services;
	const door = createDoor(security);

	/** The address is a secret: nothing keeps the page or passes it on. */
	const send = (reply: FastifyReply, status: number, title: string, body: Html) =>
		reply
			.code(status)
			.type("text/html; charset=utf-8")
			.header("Cache-Control", "no-store")
			.header("Referrer-Policy", "no-referrer")
			.send(plainPage(title, body, config));

	fastify.register(
		async (scope) => {
			// A person is here, with a browser: what is refused is told as a page too.
			scope.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
				if (!(error instanceof ApiError)) return replyWithError(error, request, reply);
				if (error.retryAfter) reply.header("Retry-After", error.retryAfter);
				return send(reply, error.status, CLOSED_TITLE, setupClosed(error.body.message));
			});

			scope.get<Link>("/:token", async ({ params: { token }, ip }, reply) => {
				await staff.demandLink(token, ip);
				return send(reply, 200, SETUP_TITLE, setupForm(`${SETUP_PATH}/${token}`));
			});

			scope.post<Link>("/:token", async (request, reply) => {
				const { token } = request.params;
				await door.refuseForgery({ ip: request.ip, headers: { "sec-fetch-site": request.headers["sec-fetch-site"] } });
				const values = await formOf(request);
				try {
					const { email } = await staff.setUp(token, values, request.ip);
					return send(reply, 201, DONE_TITLE, setupDone(email));
				} catch (error) {
					const errors = error instanceof ApiError ? error.body.validation_errors : undefined;
					if (!errors) throw error;
					return send(reply, 422, SETUP_TITLE, setupForm(`${SETUP_PATH}/${token}`, { values, errors }));
				}
			});
		},
		{ prefix: SETUP_PATH },
	);
}

const formOf = async ({ body, headers }: FastifyRequest): Promise<Record<string, string>> =>
	Buffer.isBuffer(body) ? readForm(body, headers["content-type"] ?? "") : {};
