import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { API_BASE } from "#contract/endpoint.ts";
import { ApiError, type ErrorCode, refuse } from "#contract/errors.ts";
import { Busy } from "#server/busy.ts";
import { isOutage } from "#server/db/outage.ts";
import { logFault } from "#server/for-log.ts";
import { html, plainPage } from "#server/html.ts";
import { withId } from "./request-id.ts";

const FRAMEWORK_ERRORS: Record<number, ErrorCode> = {
	400: "bad_request",
	// A path that tries to climb out of its folder.
	403: "not_found",
	404: "not_found",
	405: "method_not_allowed",
	413: "body_too_large",
	415: "unsupported_media_type",
	416: "range_not_satisfiable",
};

/** The database is back within seconds of its start; who asks again so soon waits little. */
export const RETRY_AFTER_S = 5;

/** The size of a file of which somebody asked for a part beyond its end, as `@fastify/send` hands it over. */
const contentRangeOf = (error: Error & { headers?: Record<string, string> }): string | undefined =>
	error.headers?.["Content-Range"];

/** Every error leaves the house as the catalogue words it; what was unexpected is logged and never shown. */
export function toApiError(error: unknown): ApiError {
	if (error instanceof ApiError) return error;
	if (isOutage(error)) return refuse("unavailable");
	const status = (error as Partial<FastifyError>).statusCode ?? 500;
	return refuse(FRAMEWORK_ERRORS[status] ?? (status < 500 ? "bad_request" : "internal"));
}

/** Whoever sent this went away in the middle of it. */
const hasGone = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
	!url.startsWith(API_BASE) && (headers.accept ?? "").includes("text/html");

const page = ({ message }: ApiError): string =>
	plainPage("Das hat leider nicht geklappt", html`<h1>Das hat leider nicht geklappt</h1><p>${message}</p>`);

/** What nobody foresaw bears the number under which the log tells of it. */
const numbered = (error: ApiError, id: string): ApiError =>
	error.body.code === "internal"
		? new ApiError(error.status, { ...error.body, message: withId(error.body.message, id) })
		: error;

export function replyWithError(
	error: FastifyError | ApiError,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	if (hasGone(request)) {
		request.log.info({ url: request.url }, "the client went away");
		return reply.code(refuse("bad_request").status).send();
	}
	const known = numbered(toApiError(error), request.id);
	const isFault = known.status >= 500;
	if (error instanceof Busy) request.log.warn({ url: request.url }, "too many at once");
	else if (isFault) logFault(request.log, error, { url: request.url }, "request failed");
	if (isFault) reply.header("X-Request-Id", request.id);
	if (known.status === 416) reply.headers({ "Content-Range": contentRangeOf(error) });
	if (known.status === 401) reply.header("WWW-Authenticate", "Bearer");
	const retryAfter = known.retryAfter ?? (known.status === 503 ? RETRY_AFTER_S : undefined);
	if (retryAfter) reply.header("Retry-After", retryAfter);
	reply.code(known.status).header("Cache-Control", "no-store");
	if (isFault && wantsPage(request)) return reply.type("text/html; charset=utf-8").send(page(known));
	return reply.send(known.body);
}
