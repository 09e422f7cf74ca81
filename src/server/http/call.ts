import * as z from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { refuse, type ValidationErrors } from "#contract/errors.ts";
import { labelOf } from "#contract/fields.ts";
import type { AnyHandler } from "#server/handlers.ts";

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

function validationErrors(issues: readonly z.core.$ZodIssue[]): ValidationErrors {
	const errors: ValidationErrors = {};
	for (const { path, message } of issues) {
		const field = path.join(".") || "body";
		errors[field] = [...(errors[field] ?? []), `${labelOf(field)}: ${message}`];
	}
	return errors;
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
	const result = z.safeParse(schema, value ?? {});
	if (!result.success) throw refuse("invalid", validationErrors(result.error.issues));
	return result.data;
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
		...(endpoint.query ? { query: parse(endpoint.query, raw.query) } : {}),
		...(endpoint.body ? { body: parse(endpoint.body, raw.body) } : {}),
	};
	return (handler as (input: unknown, viewer: Viewer) => Promise<unknown>)(input, viewer);
}
