import { API_BASE, type Api, contract } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { ApiError, type ErrorBody } from "#contract/errors.ts";
import { randomKey } from "./random-key.ts";

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

const CSRF_COOKIE = "XSRF-TOKEN";

/** Made when the first change is sent, never on a plain visit; a foreign page can neither read nor set it. */
function csrfToken(): string {
	const known = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`));
	if (known) return known.slice(CSRF_COOKIE.length + 1);
	const token = randomKey();
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
	document.cookie = `${CSRF_COOKIE}=${token}; Path=/; SameSite=Strict`;
	return token;
}

async function call(endpoint: Endpoint, input: CallInput): Promise<unknown> {
	const response = await fetch(requestUrl(endpoint, input), {
		method: endpoint.method,
		headers: {
			Accept: "application/json",
			"Content-Type": "application/json",
			...(endpoint.method === "GET" ? {} : { "X-XSRF-TOKEN": csrfToken() }),
		},
		...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
	});
	if (response.status === 204) return undefined;
	const body: unknown = await response.json().catch(() => ({ message: "" }));
	if (!response.ok) throw new ApiError(response.status, body as ErrorBody, response.statusText);
	return body;
}

/** The browser's client, made from the contract. */
export function httpApi(): Api {
	const groups = Object.entries(contract).map(([group, endpoints]) => [
		group,
		Object.fromEntries(
			Object.entries(endpoints).map(([name, endpoint]) => [name, (input: CallInput = {}) => call(endpoint, input)]),
		),
	]);
	return Object.fromEntries(groups) as Api;
}
