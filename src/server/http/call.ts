import * as z from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import type { AnyHandler } from "#server/handlers.ts";
import { validate, withErrorsInMessage } from "#server/validation.ts";
import type { Viewer } from "#server/viewer.ts";

export interface RawInput {
	params?: unknown;
	query?: unknown;
	body?: unknown;
}

/** A path that cannot name anything names nothing: 404, not a complaint about its form. */
function parseParams(schema: z.ZodMiniType, value: unknown): unknown {
	const result = z.safeParse(schema, value ?? {});
	if (!result.success) throw refuse("not_found");
	return result.data;
}

/** Why this viewer may not call the endpoint at all. */
export function accessRefusal({ access }: Endpoint, { kind }: Viewer): "unauthenticated" | "forbidden" | null {
	if (access === "public" || access === kind) return null;
	return kind === "guest" ? "unauthenticated" : "forbidden";
}

async function work(endpoint: Endpoint, handler: AnyHandler, raw: RawInput, viewer: Viewer): Promise<unknown> {
	const input = {
		...(endpoint.params ? { params: parseParams(endpoint.params, raw.params) } : {}),
		...(endpoint.query ? { query: validate(endpoint.query, raw.query) } : {}),
		...(endpoint.body ? { body: validate(endpoint.body, raw.body) } : {}),
	};
	return (handler as (input: unknown, viewer: Viewer) => Promise<unknown>)(input, viewer);
}

/** The one way into a handler, whether over HTTP or in-process: access, then validation, then the work. */
export async function call(endpoint: Endpoint, handler: AnyHandler, raw: RawInput, viewer: Viewer): Promise<unknown> {
	const refusal = accessRefusal(endpoint, viewer);
	if (refusal) throw refuse(refusal);
	const answer = work(endpoint, handler, raw, viewer);
	if (!endpoint.errorsInMessage) return answer;
	return answer.catch((error: unknown) => {
		throw withErrorsInMessage(error);
	});
}
