import { useOutletContext } from "react-router";
import type { Values } from "#browser/forms/form-state.ts";

/** What was typed in each step, for whoever goes back and forth; a reload forgets it, with the password in it. */
export type Kept = Map<string, Values>;

/** What was typed here before, and a place to keep what is typed now. */
export function useKept<V extends Values>(step: string, loaded: V): [initial: V, keep: (values: V | null) => void] {
	const kept = useOutletContext<Kept>();
	const keep = (values: V | null) => void (values ? kept.set(step, values) : kept.delete(step));
	return [(kept.get(step) as V | undefined) ?? loaded, keep];
}
