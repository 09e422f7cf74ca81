import { groupIban } from "#contract/iban.ts";
import type { KeptSettings } from "#contract/office/settings.ts";
import type { Version } from "../edit/use-edit.ts";
import { fullMoment } from "../ui/full-moment.ts";

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

export const changedText = ({ updated_at, updated_by }: Pick<KeptSettings, "updated_at" | "updated_by">): string =>
	updated_at && updated_by
		? `Zuletzt geändert am ${fullMoment(updated_at)}, von ${updated_by}.`
		: "Noch so wie beim ersten Start.";
