import { useState } from "react";
import { filterIn } from "./address.ts";

/** What is chosen, over pages; `all` is everything that the filter finds, seen or not. */
export interface Chosen {
	ids: ReadonlySet<string>;
	all: boolean;
}

const NONE: Chosen = { ids: new Set(), all: false };

export const toggled = ({ ids }: Chosen, changed: readonly string[], on: boolean): Chosen => {
	const next = new Set(ids);
	for (const id of changed) {
		if (on) next.add(id);
		else next.delete(id);
	}
	return { ids: next, all: false };
};

/** From the one that was chosen last to this one, whichever comes first. */
export function between(shown: readonly string[], from: string | null, to: string): string[] {
	const start = from === null ? -1 : shown.indexOf(from);
	const end = shown.indexOf(to);
	if (start < 0) return [to];
	return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** As the server is told. */
export type ChosenRows = { ids: string[] } | { filter: Record<string, string> };

export const chosenRows = ({ ids, all }: Chosen, params: URLSearchParams): ChosenRows =>
	all ? { filter: filterIn(params) } : { ids: [...ids] };

export interface Selection extends Chosen {
	isEmpty: boolean;
	has: (id: string) => boolean;
	toggle: (id: string) => void;
	/** Up to this one from the last that was chosen. */
	reach: (shown: readonly string[], id: string) => void;
	set: (ids: readonly string[], on: boolean) => void;
	chooseAll: () => void;
	clear: () => void;
}

/** Another filter begins with nothing chosen. */
export function useSelection(view: string): Selection {
	const [{ of, chosen, last }, setState] = useState({ of: view, chosen: NONE, last: null as string | null });
	const current = of === view ? chosen : NONE;
	const put = (next: Chosen, id: string | null) => setState({ of: view, chosen: next, last: id });
	return {
		...current,
		isEmpty: !current.all && current.ids.size === 0,
		has: (id) => current.all || current.ids.has(id),
		toggle: (id) => put(toggled(current, [id], !current.ids.has(id)), id),
		reach: (shown, id) => put(toggled(current, between(shown, of === view ? last : null, id), true), id),
		set: (ids, on) => put(toggled(current, ids, on), ids.at(-1) ?? null),
		chooseAll: () => put({ ids: current.ids, all: true }, null),
		clear: () => put(NONE, null),
	};
}
