import * as z from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import type { AnyHandler } from "#server/handlers.ts";
import { validate } from "#server/validation.ts";

/** Who asks, and from which network address: limits count by it. */
export interface Viewer {
	kind: "guest";
	address: string;
}

export const guestAt = (address: string): Viewer => ({ kind: "guest", address });

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

/** The one way into a handler, whether over HTTP or in-process: access, then validation, then the work. */
export async function call(endpoint: Endpoint, handler: AnyHandler, raw: RawInput, viewer: Viewer): Promise<unknown> {
	if (endpoint.access !== "public" && viewer.kind === "guest") throw refuse("unauthenticated");
	const input = {
		...(endpoint.params ? { params: parseParams(endpoint.params, raw.params) } : {}),
		...(endpoint.query ? { query: validate(endpoint.query, raw.query) } : {}),
		...(endpoint.body ? { body: validate(endpoint.body, raw.body) } : {}),
	};
	return (handler as (input: unknown, viewer: Viewer) => Promise<unknown>)(input, viewer);
}
