import { DrizzleQueryError } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { isConnectionLost } from "./db/outage.ts";

const framesOf = ({ stack = "" }: Error): string =>
	stack
		.split("\n")
		.filter((line) => line.startsWith("    at "))
		.join("\n");

/** What a log may keep of an error: a failed query is told without its values, for they belong to people. */
export function errorForLog(error: Error) {
	if (!(error instanceof DrizzleQueryError)) {
		return { type: error.name, message: error.message, stack: error.stack ?? "" };
	}
	return {
		type: error.name,
		message: error.cause?.message ?? "The query failed.",
		query: error.query,
		stack: framesOf(error),
	};
}

/** The same in one sentence, also of what is no error. */
export const reasonForLog = (error: unknown): string =>
	error instanceof Error ? errorForLog(error).message : "Something that is no error was thrown.";

/**
 * A lost database is told once, by its pool. Said again for every request that met it, it would bury all else, so those
 * lines need LOG_LEVEL=info.
 */
export const logFault = (log: FastifyBaseLogger, error: unknown, details: object, message: string): void =>
	log[isConnectionLost(error) ? "info" : "error"]({ err: error, ...details }, message);

/** The tokens of links and the ids of baskets: whoever knows them is let in. */
const KEY = /[\w-]{43,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

export const urlForLog = (url: string): string => url.replace(KEY, "…");
