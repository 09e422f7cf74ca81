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

/** As the routers read it: they overlook capitals, encodings that were not needed and a slash at the end. */
function plainPath(path: string): string {
	try {
		return decodeURI(path).toLowerCase().replace(/\/+$/, "");
	} catch {
		return path;
	}
}

/** What an answer is kept under: the path, and the parameters it knows in one order and one spelling. */
export function keyOf(url: string): string {
	const mark = url.indexOf("?");
	if (mark < 0) return url;
	const path = url.slice(0, mark);
	const known = KNOWN.get(plainPath(path));
	if (!known) return path;
	const params = new URLSearchParams([...new URLSearchParams(url.slice(mark + 1))].filter(([name]) => known.has(name)));
	params.sort();
	return params.size > 0 ? `${path}?${params}` : path;
}

const COMMON = /^\/$|^(\/[a-z0-9][a-z0-9._-]*)+$/;

/** An address in its only spelling and without a query: there are no more of them than there is content. */
export const isCommon = (key: string): boolean => COMMON.test(key);

/** Read in the same way as for the key: two answers kept under one key have been asked for with the same words. */
export function readQuery(text: string): Record<string, string | string[]> {
	const query: Record<string, string | string[]> = Object.create(null);
	for (const [name, value] of new URLSearchParams(text)) {
		const earlier = query[name];
		query[name] = earlier === undefined ? value : [earlier, value].flat();
	}
	return query;
}
