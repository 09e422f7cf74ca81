import { API_BASE, type Endpoint } from "#contract/endpoint.ts";
import { ApiError, type ErrorBody } from "#contract/errors.ts";
import { CSRF_COOKIE, CSRF_HEADER } from "#contract/forgery.ts";
import { NoAnswer } from "./no-answer.ts";
import { randomKey } from "./random-key.ts";

/** What a client needs to know of an endpoint: where to send what (`scripts/endpoint-table.ts`). */
export type Target = Pick<Endpoint, "path" | "encoding"> & {
	/** None of what is only read. */
	method?: Exclude<Endpoint["method"], "GET">;
	file?: true;
};
export type EndpointTable = Record<string, Record<string, Target>>;

/** The login that a request travels with. */
export interface Credentials {
	headers: Record<string, string>;
	/** The server knows it no more. */
	onRefused: () => void;
}

interface CallInput {
	params?: Record<string, unknown>;
	query?: Record<string, unknown>;
	body?: unknown;
}

export function requestUrl({ path }: Pick<Endpoint, "path">, { params = {}, query = {} }: CallInput): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
	const search = new URLSearchParams();
	for (const [key, value] of Object.entries(query)) {
		if (value !== undefined && value !== "") search.set(key, String(value));
	}
	return `${API_BASE}${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/** Made when the first change is sent, never on a plain visit; a foreign page can neither read nor set it. */
export function csrfToken(): string {
	const known = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`));
	if (known) return known.slice(CSRF_COOKIE.length + 1);
	const token = randomKey();
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
	document.cookie = `${CSRF_COOKIE}=${token}; Path=/; SameSite=Strict${secure}`;
	return token;
}

const FORM = "application/x-www-form-urlencoded";

function bodyOf({ encoding }: Target, { body }: CallInput): RequestInit {
	if (body === undefined) return {};
	if (body instanceof Blob) return { body };
	return { body: encoding === "form" ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body) };
}

const typeOf = ({ encoding }: Target, { body }: CallInput): string =>
	encoding === "form" ? FORM : body instanceof Blob ? body.type : "application/json";

/** With the name that the server gives it. */
async function fileOf(response: Response): Promise<File> {
	const [, name = "datei"] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
	const content = await response.blob();
	return new File([content], name, { type: content.type });
}

/** Whoever has pressed a button is not kept waiting for ever; a file may take its time. */
const PATIENCE_MS = 60_000;

async function ask(url: string, init: RequestInit): Promise<Response> {
	const signal = !init.method || init.body instanceof Blob ? null : AbortSignal.timeout(PATIENCE_MS);
	try {
		return await fetch(url, { ...init, signal });
	} catch (error) {
		throw new NoAnswer(error instanceof Error ? error.message : String(error), { cause: error });
	}
}

async function call(target: Target, input: CallInput, credentials: Credentials | null): Promise<unknown> {
	const response = await ask(requestUrl(target, input), {
		...(target.method ? { method: target.method } : {}),
		headers: {
			Accept: "application/json",
			"Content-Type": typeOf(target, input),
			...credentials?.headers,
			...(target.method ? { [CSRF_HEADER]: csrfToken() } : {}),
		},
		...bodyOf(target, input),
	});
	if (response.status === 204) return undefined;
	if (response.ok) return target.file ? fileOf(response) : response.json();
	// The server knows best whether a login still holds: it may have been ended elsewhere.
	if (response.status === 401) credentials?.onRefused();
	const body: ErrorBody = await response.json().catch(() => ({ code: "internal", message: "" }));
	throw new ApiError(response.status, body, response.statusText);
}

/** A browser's client for the endpoints of a contract. */
export function httpApi<A>(endpoints: EndpointTable, credentialsFor: (target: Target) => Credentials | null): A {
	const groups = Object.entries(endpoints).map(([group, own]) => [
		group,
		Object.fromEntries(
			Object.entries(own).map(([name, target]) => [
				name,
				(input: CallInput = {}) => call(target, input, credentialsFor(target)),
			]),
		),
	]);
	return Object.fromEntries(groups) as A;
}
