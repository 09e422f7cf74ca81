import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";
import type { FileAnswer, SentFile, StreamedFile, Upload, UploadedFile } from "./files.ts";
import type { Permission } from "./office/permissions.ts";

/** All resources live below this path (API-01). */
export const API_BASE = "/api/v1";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
/**
 * Everybody; everybody, with whoever is logged in known; members alone; staff who have given the right password and owe
 * their second factor; those who are in or have to set one up now; or staff with this right.
 */
export type Access = "public" | "optional" | "member" | "entering" | "enrolling" | Permission;

/** Whether a guest is answered too. */
export const isOpen = (access: Access): access is "public" | "optional" => access === "public" || access === "optional";

/** One line of the API as data: REST routes, both clients and the OpenAPI document are made from it. */
export interface Endpoint {
	method: Method;
	path: `/${string}`;
	/** A file for programs, at an address of the site instead of below `API_BASE`. */
	at?: "site";
	access: Access;
	summary: string;
	params?: z.ZodMiniObject;
	query?: z.ZodMiniObject;
	body?: z.ZodMiniObject | Upload;
	response: z.ZodMiniType | FileAnswer;
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
	/** Whoever is in has shown who they are within the last minutes, or shows it once more (`office/proof.ts`). */
	proof?: "fresh";
	/** Its handler also says what the cookie of a staff session is from now on. */
	cookie?: "staff";
}

// A page that needs one schema of a capability leaves its endpoints out of its bundle.
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
	return definition;
}

type Schema<E, K extends "params" | "query" | "body"> = E extends Record<K, infer S extends z.ZodMiniType> ? S : never;

type Part<E, K extends "params" | "query" | "body"> = [Schema<E, K>] extends [never]
	? unknown
	: Record<never, never> extends z.input<Schema<E, K>>
		? { [P in K]?: z.input<Schema<E, K>> }
		: { [P in K]: z.input<Schema<E, K>> };

type Sent<E> = E extends { body: Upload } ? { body: Blob } : unknown;

export type InputOf<E> = Part<E, "params"> & Part<E, "query"> & Part<E, "body"> & Sent<E>;
/** What a client gets. */
export type OutputOf<E> = E extends { response: infer S }
	? S extends z.ZodMiniType
		? z.output<S>
		: S extends FileAnswer
			? File
			: never
	: never;

type Parsed<E, K extends "params" | "query" | "body"> = [Schema<E, K>] extends [never]
	? unknown
	: { [P in K]: z.output<Schema<E, K>> };
type Received<E> = E extends { body: Upload } ? { body: UploadedFile } : unknown;
/** What a handler receives: the same parts after validation. */
export type ParsedInputOf<E> = Parsed<E, "params"> & Parsed<E, "query"> & Parsed<E, "body"> & Received<E>;
/** An answer with the secret that the browser keeps from now on; null takes away the one it has, undefined leaves it. */
export interface WithCookie<T> {
	cookie: string | null | undefined;
	answer: T;
}
/** What a handler answers. */
export type AnswerOf<E> = E extends { response: FileAnswer }
	? SentFile | StreamedFile
	: E extends { cookie: string }
		? WithCookie<OutputOf<E>>
		: OutputOf<E>;

type Call<E> =
	Record<never, never> extends InputOf<E>
		? (input?: InputOf<E>) => Promise<OutputOf<E>>
		: (input: InputOf<E>) => Promise<OutputOf<E>>;

export type Contract = Record<string, Record<string, Endpoint>>;
export type ApiOf<C> = { [G in keyof C]: { [N in keyof C[G]]: Call<C[G][N]> } };

export interface Named {
	group: string;
	name: string;
	/** 'articles.list' */
	key: string;
	endpoint: Endpoint;
}

export const endpointsOf = (contract: Contract): Named[] =>
	Object.entries(contract).flatMap(([group, endpoints]) =>
		Object.entries(endpoints).map(([name, endpoint]) => ({ group, name, key: `${group}.${name}`, endpoint })),
	);

/** Where an endpoint is reached; its parameters stand in it as `:name`. */
export const pathOf = ({ path, at }: Pick<Endpoint, "path" | "at">): string =>
	at === "site" ? path : `${API_BASE}${path}`;
