import * as z from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import type { AnyHandler } from "#server/handlers.ts";
import { validate, withErrorsInMessage } from "#server/validation.ts";

/** Who asks, and from which network address: limits count by it. */
export type Viewer = { address: string } & (
	| { kind: "guest" }
	/** `token` is the hash of the secret the request came with. */
	| { kind: "member"; id: number; token: Buffer }
	| { kind: "staff"; id: number; token: Buffer }
);
export type Member = Extract<Viewer, { kind: "member" }>;

export const guestAt = (address: string): Viewer => ({ kind: "guest", address });

export const memberId = (viewer: Viewer): number | null => (viewer.kind === "member" ? viewer.id : null);

/** For handlers behind `access: "member"`, where nobody else arrives. */
export function asMember(viewer: Viewer): Member {
	if (viewer.kind !== "member") throw refuse("unauthenticated");
	return viewer;
}

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

function refuseAccess({ access }: Endpoint, { kind }: Viewer): void {
	if (access === "public" || access === kind) return;
	throw refuse(kind === "guest" ? "unauthenticated" : "forbidden");
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
	refuseAccess(endpoint, viewer);
	const answer = work(endpoint, handler, raw, viewer);
	if (!endpoint.errorsInMessage) return answer;
	return answer.catch((error: unknown) => {
		throw withErrorsInMessage(error);
	});
}
