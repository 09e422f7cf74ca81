export const CATEGORY_PARAM = "kategorie";
export const LECTURER_PARAM = "dozent";

/** A filter merged into the other parameters of an address, and taken out of them when it limits nothing. */
export function withFilter(params: URLSearchParams, name: string, value: string): URLSearchParams {
	const changed = new URLSearchParams(params);
	if (value === "") changed.delete(name);
	else changed.set(name, value);
	return changed;
}

export const hrefOf = (path: string, params: URLSearchParams): string => (params.size > 0 ? `${path}?${params}` : path);
