import * as z from "zod/mini";
import { type Contract, type Endpoint, endpointsOf, type Named, type WithCookie } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import { isFile, isUpload } from "#contract/files.ts";
import type { AnyHandler, HandlersOf } from "#server/handlers.ts";
import { validate, withErrorsInMessage } from "#server/validation.ts";
import { guestAt, mayAsk, owesProof, type Viewer } from "#server/viewer.ts";

export interface RawInput {
	params?: unknown;
	query?: unknown;
	body?: unknown;
}

export interface Bound extends Named {
	handler: AnyHandler;
}

/** Every endpoint of a contract with what answers it. */
export const bind = <C extends Contract>(contract: C, handlers: HandlersOf<C>): Bound[] =>
	endpointsOf(contract).map((named) => {
		const handler = (handlers as Record<string, Record<string, AnyHandler>>)[named.group]?.[named.name];
		return { ...named, handler: handler as AnyHandler };
	});

/** A path that cannot name anything names nothing: 404, not a complaint about its form. */
function parseParams(schema: z.ZodMiniType, value: unknown): unknown {
	const result = z.safeParse(schema, value ?? {});
	if (!result.success) throw refuse("not_found");
	return result.data;
}

/** Why this viewer may not call the endpoint at all. */
export function accessRefusal({ access }: Endpoint, viewer: Viewer): "unauthenticated" | "forbidden" | null {
	if (mayAsk(viewer, access)) return null;
	return viewer.kind === "guest" || viewer.kind === "entering" ? "unauthenticated" : "forbidden";
}

async function work({ endpoint, handler }: Bound, raw: RawInput, viewer: Viewer): Promise<unknown> {
	const { params, query, body, response, cookie } = endpoint;
	const input = {
		...(params ? { params: parseParams(params, raw.params) } : {}),
		...(query ? { query: validate(query, raw.query) } : {}),
		...(body ? { body: isUpload(body) ? raw.body : validate(body, raw.body) } : {}),
	};
	const answer = await (handler as (input: unknown, viewer: Viewer) => Promise<unknown>)(input, viewer);
	// Cut to its schema: a column that a row has more than the contract tells does not leave the house.
	const cut = (value: unknown) => (isFile(response) ? value : z.parse(response, value));
	if (!cookie) return cut(answer);
	const own = answer as WithCookie<unknown>;
	return { cookie: own.cookie, answer: cut(own.answer) };
}

/** The one way into a handler, whether over HTTP or in-process: access, then validation, then the work. What is public does not learn who asks. */
export async function call(bound: Bound, raw: RawInput, viewer: Viewer): Promise<unknown> {
	const { endpoint } = bound;
	const refusal = accessRefusal(endpoint, viewer);
	if (refusal) throw refuse(refusal);
	if (owesProof(viewer, endpoint)) throw refuse("proof_needed");
	const answer = work(bound, raw, endpoint.access === "public" ? guestAt(viewer.address, viewer.browser) : viewer);
	if (!endpoint.errorsInMessage) return answer;
	return answer.catch((error: unknown) => {
		throw withErrorsInMessage(error);
	});
}
