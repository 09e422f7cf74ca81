import type { ReactNode } from "react";

export interface FilterOption {
	value: string;
	label: string;
}

interface Named {
	label: string;
	/** Asked for seldom: it stands behind „Weitere Filter“ until it is set. */
	rare?: true;
}

/** One of several. */
export interface ChoiceFilter extends Named {
	kind: "choice";
	key: string;
	options: readonly FilterOption[];
}

/** So many days until today, or from one day to another (`days`, `from`, `to`). */
export interface SpanFilter extends Named {
	kind: "span";
	days: readonly FilterOption[];
}

/** Set by a link from elsewhere; it can only be taken away. */
export interface FixedFilter extends Named {
	kind: "fixed";
	keys: readonly string[];
	value: ReactNode;
}

export type Filter = ChoiceFilter | SpanFilter | FixedFilter;

const SPAN_KEYS = ["days", "from", "to"];

/** By which parts of an address it is set. */
export const keysOf = (filter: Filter): readonly string[] =>
	filter.kind === "choice" ? [filter.key] : filter.kind === "fixed" ? filter.keys : SPAN_KEYS;

/** One of the house's own: a person, a place, a category. */
export const namedFilter = (
	key: string,
	label: string,
	choices: readonly { id: number; name: string }[],
): ChoiceFilter => ({
	kind: "choice",
	key,
	label,
	options: choices.map(({ id, name }) => ({ value: String(id), label: name })),
});

/** What a filter can be set to, in the words in which it is shown. */
export const optionsOf = (words: Record<string, string>): FilterOption[] =>
	Object.entries(words).map(([value, label]) => ({ value, label }));
