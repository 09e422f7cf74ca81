import type { Choices } from "#contract/office/choices.ts";
import type { SeminarInput, WrittenSeminar } from "#contract/office/seminar-writing.ts";
import type { Version } from "../edit/use-edit.ts";
import {
	NEW_OFFER,
	nameOf,
	OFFER_LABELS,
	type OfferValues,
	offerBody,
	offerValues,
	showOffer,
} from "../offers/offer-values.ts";

/** What the controls hold; `place_id` is empty online. */
export type SeminarValues = OfferValues &
	Record<"duration" | "place_id" | "tax_category", string> & { tax_supported: boolean };

const { slug, price: _, image, image_alt, ...words } = OFFER_LABELS;

export const LABELS: Record<keyof SeminarValues, string> = {
	...words,
	duration: "Dauer",
	slug,
	place_id: "Ort",
	price: "Preis je Person",
	tax_category: "Steuer",
	tax_supported: "Aus Landesmitteln gefördert",
	...{ image, image_alt },
};

export const NEW_SEMINAR: Version<SeminarValues> = {
	revision: 0,
	values: { ...NEW_OFFER, duration: "", place_id: "", tax_category: "standard", tax_supported: false },
};

export const versionOf = (seminar: WrittenSeminar): Version<SeminarValues> => ({
	revision: seminar.revision,
	values: {
		...offerValues(seminar),
		duration: seminar.duration,
		place_id: seminar.place_id === null ? "" : String(seminar.place_id),
		tax_category: seminar.tax_category,
		tax_supported: seminar.tax_supported,
	},
});

export function bodyOf({ duration, place_id, tax_category, tax_supported, ...values }: SeminarValues): SeminarInput {
	const offer = offerBody(values);
	return {
		...offer,
		duration,
		place_id: place_id === "" ? null : Number(place_id),
		price: tax_supported ? null : offer.price,
		tax_category: tax_category as SeminarInput["tax_category"],
		tax_supported,
	};
}

export const ONLINE = "Online, per Videokonferenz";

export const showValue = (choices: Choices) => (name: keyof SeminarValues, value: string | boolean) => {
	if (typeof value === "boolean") return undefined;
	return name === "place_id" ? (nameOf(choices.places, value) ?? ONLINE) : showOffer(name, value, choices);
};
