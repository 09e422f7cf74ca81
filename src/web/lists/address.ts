import { PAGE_PARAMS } from "#contract/paths.ts";

/** Of the parameters of an address those that its page knows: a link leads on without what a campaign has added. */
export const knownParams = (path: string, params: URLSearchParams): URLSearchParams =>
	new URLSearchParams([...params].filter(([name]) => PAGE_PARAMS[path]?.includes(name)));

/** A filter merged into the other parameters of an address, and taken out of them when it limits nothing. */
export function withFilter(params: URLSearchParams, name: string, value: string): URLSearchParams {
	const changed = new URLSearchParams(params);
	if (value === "") changed.delete(name);
	else changed.set(name, value);
	return changed;
}

export const hrefOf = (path: string, params: URLSearchParams): string => (params.size > 0 ? `${path}?${params}` : path);
