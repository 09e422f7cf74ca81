import type { Choice } from "#contract/office/choices.ts";

/** Before anything is chosen. */
export const PLEASE = { value: "", label: "Bitte wählen" };

/** Named things for a field that one of them is chosen in. */
export const namedOptions = (named: readonly Choice[]) =>
	named.map(({ id, name }) => ({ value: String(id), label: name }));
