import { contract } from "#contract/api.ts";
import { API_BASE, type Endpoint } from "#contract/endpoint.ts";
import { PAGE_PARAMS } from "#contract/paths.ts";

/** Of an address only what changes its answer: a campaign's or a stranger's parameters make no page of their own. */

type Known = readonly [path: string, names: readonly string[]];

function endpointParams(): Known[] {
	const endpoints = Object.values(contract).flatMap((group) => Object.values(group as Record<string, Endpoint>));
	const kept = endpoints.filter(({ cache }) => cache === "content");
	return [...Map.groupBy(kept, ({ path }) => path)].map(([path, own]) => [
		`${API_BASE}${path}`,
		own.flatMap(({ query }) => Object.keys(query?.shape ?? {})),
	]);
}

const allKnown: Known[] = [...Object.entries(PAGE_PARAMS), ...endpointParams()];
const KNOWN = new Map(allKnown.map(([path, names]) => [path, new Set(names)]));

/** Longer than any of them, however it is spelled: what is longer is not looked at more closely. */
const MAX_PATH_LENGTH = 200;
/** More than there are names; whoever repeats one is refused or has the first of them counted. */
const MAX_PARAMS = 20;

/** As the routers read it: they overlook capitals, encodings that were not needed and a slash at the end. */
function paramsKnownAt(path: string): Set<string> | undefined {
	if (path.length > MAX_PATH_LENGTH) return undefined;
	try {
		return KNOWN.get(decodeURI(path).toLowerCase().replace(/\/+$/, ""));
	} catch {
		return undefined;
	}
}

/** What an answer is kept under: the path, and the parameters it knows in one order and one spelling. */
export function keyOf(url: string): string {
	const mark = url.indexOf("?");
	if (mark < 0) return url;
	const path = url.slice(0, mark);
	const known = paramsKnownAt(path);
	if (!known) return path;
	const own = url
		.slice(mark + 1)
		.split("&")
		.filter((pair) => known.has(pair.split("=", 1)[0] ?? ""));
	const params = new URLSearchParams(own.slice(0, MAX_PARAMS).join("&"));
	params.sort();
	return params.size > 0 ? `${path}?${params}` : path;
}

/** The parameters of a key; a name that comes twice is a list. */
export function queryOf(key: string): Record<string, string | string[]> {
	const query: Record<string, string | string[]> = {};
	for (const [name, value] of new URLSearchParams(key.split("?", 2)[1])) {
		const earlier = query[name];
		query[name] = earlier === undefined ? value : [earlier, value].flat();
	}
	return query;
}

const COMMON = /^\/$|^(\/[a-z0-9][a-z0-9._-]*)+$/;

/** An address in its only spelling and without a query: there are no more of them than there is content. */
export const isCommon = (key: string): boolean => COMMON.test(key);
