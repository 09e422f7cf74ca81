import { PAGE_PARAMS } from "#contract/paths.ts";

/** Of the parameters of an address those that its page knows: a link leads on without what a campaign has added. */
export const knownParams = (path: string, params: URLSearchParams): URLSearchParams =>
	new URLSearchParams([...params].filter(([name]) => PAGE_PARAMS[path]?.includes(name)));

/** An address that a list goes to by itself, merged into the one somebody came with: what the list does not know stays. */
export function withUnknown(path: string, to: string, given: URLSearchParams): string {
	const wanted = new URLSearchParams(to.split("?")[1]);
	const merged = new URLSearchParams(given);
	for (const name of PAGE_PARAMS[path] ?? []) {
		const value = wanted.get(name);
		if (value === null) merged.delete(name);
		else merged.set(name, value);
	}
	return hrefOf(path, merged);
}

/** A filter merged into the other parameters of an address, and taken out of them when it limits nothing. */
export function withFilter(params: URLSearchParams, name: string, value: string): URLSearchParams {
	const changed = new URLSearchParams(params);
	if (value === "") changed.delete(name);
	else changed.set(name, value);
	return changed;
}

export const hrefOf = (path: string, params: URLSearchParams): string => (params.size > 0 ? `${path}?${params}` : path);
