import { groupIban } from "#contract/iban.ts";
import type { KeptSettings } from "#contract/office/settings.ts";

/** What the controls of a group hold. */
export type Typed = Record<string, string | boolean>;

function typed(name: string, value: string | number | boolean): string | boolean {
	if (typeof value === "boolean") return value;
	return name === "iban" ? groupIban(String(value)) : String(value);
}

export const typedOf = ({ values }: KeptSettings): Typed =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typed(name, value)]));

export const isSame = (one: Typed, other: Typed): boolean =>
	Object.keys(one).every((name) => one[name] === other[name]);

/** As people read a value. */
export const shownValue = (value: string | boolean | undefined): string => {
	if (typeof value === "boolean") return value ? "ja" : "nein";
	return value === undefined || value === "" ? "leer" : value;
};
