import type { OfficePlace, PlaceInput } from "#contract/office/places.ts";
import type { Version } from "../edit/use-edit.ts";

const TEXTS = ["name", "street", "postcode", "city", "directions", "step_free_note", "map_url"] as const;

/** What the controls hold. */
export type PlaceValues = Record<(typeof TEXTS)[number] | "step_free", string> & { is_active: boolean };

export const LABELS: Record<keyof PlaceValues, string> = {
	name: "Name",
	street: "Straße und Hausnummer",
	postcode: "PLZ",
	city: "Stadt",
	directions: "Anfahrt",
	step_free: "Zugang",
	step_free_note: "Zum Zugang",
	map_url: "Link zu einer Karte",
	is_active: "Steht zur Wahl",
};

export const STEP_FREE = [
	{ value: "", label: "nicht bekannt" },
	{ value: "yes", label: "ohne Stufen" },
	{ value: "no", label: "nicht ohne Stufen" },
];

export const EMPTY: Version<PlaceValues> = {
	revision: 0,
	values: {
		...{ name: "", street: "", postcode: "", city: "", directions: "" },
		...{ step_free: "", step_free_note: "", map_url: "", is_active: true },
	},
};

export function versionOf(place: OfficePlace): Version<PlaceValues> {
	const texts = Object.fromEntries(TEXTS.map((name) => [name, place[name] ?? ""])) as Omit<
		PlaceValues,
		"step_free" | "is_active"
	>;
	const step_free = place.step_free === null ? "" : place.step_free ? "yes" : "no";
	return { revision: place.revision, values: { ...texts, step_free, is_active: place.is_active } };
}

const known = (text: string): string | null => (text.trim() === "" ? null : text);

export const bodyOf = ({ name, step_free, is_active, ...texts }: PlaceValues): PlaceInput => ({
	name,
	is_active,
	step_free: step_free === "" ? null : step_free === "yes",
	street: known(texts.street),
	postcode: known(texts.postcode),
	city: known(texts.city),
	directions: known(texts.directions),
	step_free_note: known(texts.step_free_note),
	map_url: known(texts.map_url),
});
