import type { ReactNode } from "react";

export interface FilterOption {
	value: string;
	label: string;
}

/** One of several. */
export interface ChoiceFilter {
	kind: "choice";
	key: string;
	label: string;
	options: readonly FilterOption[];
}

/** So many days until today, or from one day to another (`days`, `from`, `to`). */
export interface SpanFilter {
	kind: "span";
	label: string;
	days: readonly FilterOption[];
}

/** Set by a link from elsewhere; it can only be taken away. */
export interface FixedFilter {
	kind: "fixed";
	keys: readonly string[];
	label: string;
	value: ReactNode;
}

export type Filter = ChoiceFilter | SpanFilter | FixedFilter;

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
