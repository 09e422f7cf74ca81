import { groupIban } from "#contract/iban.ts";
import type { KeptSettings } from "#contract/office/settings.ts";
import type { Version } from "../edit/use-edit.ts";

/** What the controls of a group hold. */
export type Typed = Record<string, string | boolean>;

function typed(name: string, value: string | number | boolean): string | boolean {
	if (typeof value === "boolean") return value;
	return name === "iban" ? groupIban(String(value)) : String(value);
}

export const versionOf = ({ values, revision }: KeptSettings): Version<Typed> => ({
	values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typed(name, value)])),
	revision,
});
