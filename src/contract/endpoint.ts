import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/** All resources live below this path (API-01). */
export const API_BASE = "/api/v1";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Access = "public" | "member" | "staff";

/** One line of the API as data: REST routes, both clients and the OpenAPI document are made from it. */
export interface Endpoint {
	method: Method;
	path: `/${string}`;
	access: Access;
	summary: string;
	params?: z.ZodMiniObject;
	query?: z.ZodMiniObject;
	body?: z.ZodMiniObject;
	response: z.ZodMiniType;
	/** How the body is sent; JSON unless told. */
	encoding?: "form";
	status?: 200 | 201 | 204;
	/** What it may refuse with, beyond what every endpoint of its kind does (`http/openapi.ts`). */
	refuses?: readonly ErrorCode[];
	/** API-39: a refusal repeats all errors in its message, joined by commas. */
	errorsInMessage?: true;
	/** Answers in place of its neighbour on the same path when the request carries this query parameter. */
	variant?: string;
	/** Public content that changes only with the content: answers are kept in memory. */
	cache?: "content";
}

// A page that needs one schema of a capability leaves its endpoints out of its bundle.
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
	return definition;
}

type Part<E, K extends "params" | "query" | "body"> =
	E extends Record<K, infer S extends z.ZodMiniType>
		? Record<never, never> extends z.input<S>
			? { [P in K]?: z.input<S> }
			: { [P in K]: z.input<S> }
		: unknown;

export type InputOf<E> = Part<E, "params"> & Part<E, "query"> & Part<E, "body">;
export type OutputOf<E> = E extends { response: infer S extends z.ZodMiniType } ? z.output<S> : never;

type Parsed<E, K extends "params" | "query" | "body"> =
	E extends Record<K, infer S extends z.ZodMiniType> ? { [P in K]: z.output<S> } : unknown;
/** What a handler receives: the same parts after validation. */
export type ParsedInputOf<E> = Parsed<E, "params"> & Parsed<E, "query"> & Parsed<E, "body">;

type Call<E> =
	Record<never, never> extends InputOf<E>
		? (input?: InputOf<E>) => Promise<OutputOf<E>>
		: (input: InputOf<E>) => Promise<OutputOf<E>>;

export type Contract = Record<string, Record<string, Endpoint>>;
export type ApiOf<C> = { [G in keyof C]: { [N in keyof C[G]]: Call<C[G][N]> } };
