import * as z from "zod/mini";
import { type AllSettings, SETTINGS } from "#contract/office/settings.ts";
import { GROUPS } from "../settings/groups.ts";
import { type Typed, versionOf } from "../settings/values.ts";

/** What an imprint and an invoice need; the rest has time. */
const HOUSE = ["provider", "contact", "tax", "bank"] as const;
export type HouseGroup = (typeof HOUSE)[number];
export const HOUSE_GROUPS = GROUPS.filter((shown): shown is typeof shown & { group: HouseGroup } =>
	(HOUSE as readonly string[]).includes(shown.group),
);

/** The names of fields differ from group to group, so one form holds them all. */
export const House = z.object({
	...SETTINGS.provider.shape,
	...SETTINGS.contact.shape,
	...SETTINGS.tax.shape,
	...SETTINGS.bank.shape,
});

/** What nobody has said yet is empty: what a house is delivered with belongs to nobody. */
export function typedHouse(settings: AllSettings, examples: readonly string[]): Typed {
	const entries = HOUSE.flatMap((group) => Object.entries(versionOf(settings[group]).values));
	return Object.fromEntries(entries.map(([name, value]) => [name, examples.includes(name) ? "" : value]));
}

export const HOUSE_LABELS: Record<string, string> = Object.fromEntries(
	HOUSE_GROUPS.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])),
);
