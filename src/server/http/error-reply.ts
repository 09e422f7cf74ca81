import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ApiError, type ErrorCode, refuse } from "#contract/errors.ts";
import { Busy } from "#server/busy.ts";

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

/** The codes of a database that cannot be reached, refuses connections or is going down. */
const OUTAGE = /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|08|28|3D|53|55000|57P)/;

const isOutage = (error: FastifyError) =>
	OUTAGE.test(error.code ?? "") || /timeout exceeded when trying to connect|Connection terminated/.test(error.message);

/** The size of a file of which somebody asked for a part beyond its end, as `@fastify/send` hands it over. */
const contentRangeOf = (error: Error & { headers?: Record<string, string> }): string | undefined =>
	error.headers?.["Content-Range"];

/** Every error leaves the house as the catalogue words it; what was unexpected is logged and never shown. */
export function toApiError(error: FastifyError | ApiError): ApiError {
	if (error instanceof ApiError) return error;
	const cause = error.cause instanceof Error ? (error.cause as FastifyError) : error;
	if (isOutage(cause)) return refuse("unavailable");
	const status = error.statusCode ?? 500;
	return refuse(FRAMEWORK_ERRORS[status] ?? (status < 500 ? "bad_request" : "internal"));
}

export function replyWithError(
	error: FastifyError | ApiError,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	const known = toApiError(error);
	if (error instanceof Busy) request.log.warn({ url: request.url }, "too many at once");
	else if (known.status >= 500) request.log.error({ err: error, url: request.url }, "request failed");
	if (known.status === 416) reply.headers({ "Content-Range": contentRangeOf(error) });
	if (known.status === 401) reply.header("WWW-Authenticate", "Bearer");
	if (known.retryAfter) reply.header("Retry-After", known.retryAfter);
	return reply.code(known.status).header("Cache-Control", "no-store").send(known.body);
}
