import { formatEuro, taxed } from "#contract/money.ts";
import type { SeminarInput, TextBlock, WrittenSeminar } from "#contract/office/seminar-writing.ts";
import type { Version } from "../edit/use-edit.ts";

/** What the controls hold; `description` is its blocks as JSON, `place_id` is empty online. */
export type SeminarValues = Record<
	| "topic"
	| "slug"
	| "description"
	| "duration"
	| "category_id"
	| "lecturer_id"
	| "place_id"
	| "price"
	| "tax_category"
	| "image"
	| "image_alt",
	string
> & { tax_supported: boolean };

export const LABELS: Record<keyof SeminarValues, string> = {
	topic: "Thema",
	slug: "Adresse der Seite",
	description: "Beschreibung",
	duration: "Dauer",
	category_id: "Kategorie",
	lecturer_id: "Dozent/in",
	place_id: "Ort",
	price: "Preis je Person",
	tax_category: "Steuer",
	tax_supported: "Aus Landesmitteln gefördert",
	image: "Bild",
	image_alt: "Was ist auf dem Bild zu sehen?",
};

export const blocksIn = (value: string): TextBlock[] => JSON.parse(value) as TextBlock[];

const EMPTY: TextBlock[] = [{ kind: "p", text: "" }];

export const NEW_SEMINAR: Version<SeminarValues> = {
	revision: 0,
	values: {
		topic: "",
		slug: "",
		description: JSON.stringify(EMPTY),
		duration: "",
		category_id: "",
		lecturer_id: "",
		place_id: "",
		price: "",
		tax_category: "standard",
		tax_supported: false,
		image: "",
		image_alt: "",
	},
};

export const priceWords = (price: number | null): string => (price === null ? "" : price.toFixed(2).replace(".", ","));

export const versionOf = (seminar: WrittenSeminar): Version<SeminarValues> => ({
	revision: seminar.revision,
	values: {
		topic: seminar.topic,
		slug: seminar.slug,
		description: JSON.stringify(seminar.description),
		duration: seminar.duration,
		category_id: String(seminar.category_id),
		lecturer_id: String(seminar.lecturer_id),
		place_id: seminar.place_id === null ? "" : String(seminar.place_id),
		price: priceWords(seminar.price),
		tax_category: seminar.tax_category,
		tax_supported: seminar.tax_supported,
		image: seminar.image,
		image_alt: seminar.image_alt,
	},
});

/** "1.234,50" or "89"; what is no number is told by the rules. */
export const readPrice = (words: string): number | null =>
	words.trim() === ""
		? null
		: Number(
				words
					.trim()
					.replace(/\.(?=\d{3})/g, "")
					.replace(",", "."),
			);

/** "89,00 € = 74,79 € + 14,21 € Steuer" */
export function priceLine(words: string, taxCategory = "standard"): string {
	const euro = readPrice(words);
	if (euro === null) return "kostenlos";
	if (!Number.isFinite(euro)) return "–";
	if (taxCategory === "exempt") return `${formatEuro(euro)}, ohne Steuer`;
	const { net, tax } = taxed(Math.round(euro * 100));
	return `${formatEuro(euro)} = ${formatEuro(net / 100)} + ${formatEuro(tax / 100)} Steuer`;
}

export const bodyOf = (values: SeminarValues): SeminarInput => ({
	...values,
	description: blocksIn(values.description),
	category_id: Number(values.category_id),
	lecturer_id: Number(values.lecturer_id),
	place_id: values.place_id === "" ? null : Number(values.place_id),
	price: values.tax_supported ? null : readPrice(values.price),
	tax_category: values.tax_category as SeminarInput["tax_category"],
});

/** How the two versions of a conflict are read. */
export function showValue(name: keyof SeminarValues, value: string | boolean): string {
	if (typeof value === "boolean") return value ? "ja" : "nein";
	if (name !== "description") return value;
	return blocksIn(value)
		.map(({ text }) => text)
		.join("\n\n");
}
