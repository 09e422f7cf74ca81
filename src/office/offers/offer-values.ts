import { formatEuro, taxed, typedEuro } from "#contract/money.ts";
import type { Choice, Choices } from "#contract/office/choices.ts";
import { textLines } from "../writing/text-lines.ts";

/** What the controls of a seminar and of a video course both hold. */
export type OfferValues = Record<
	"topic" | "slug" | "description" | "category_id" | "lecturer_id" | "price" | "image" | "image_alt",
	string
>;

/** The same as the contract has it. */
interface Offer {
	topic: string;
	slug: string;
	description: string;
	category_id: number;
	lecturer_id: number;
	price: number | null;
	image: string;
	image_alt: string;
}

/** In the order of the screen. */
export const OFFER_LABELS: Record<keyof OfferValues, string> = {
	topic: "Thema",
	description: "Beschreibung",
	category_id: "Kategorie",
	lecturer_id: "Dozent/in",
	slug: "Adresse der Seite",
	price: "Preis",
	image: "Bild",
	image_alt: "Bildbeschreibung",
};

export const NEW_OFFER: OfferValues = {
	topic: "",
	slug: "",
	description: "",
	category_id: "",
	lecturer_id: "",
	price: "",
	image: "",
	image_alt: "",
};

export const offerValues = ({ topic, slug, description, image, image_alt, ...offer }: Offer): OfferValues => ({
	...{ topic, slug, description, image, image_alt },
	category_id: String(offer.category_id),
	lecturer_id: String(offer.lecturer_id),
	price: offer.price === null ? "" : offer.price.toFixed(2).replace(".", ","),
});

export const offerBody = ({ topic, slug, description, image, image_alt, ...values }: OfferValues): Offer => ({
	...{ topic, slug, description, image, image_alt },
	category_id: Number(values.category_id),
	lecturer_id: Number(values.lecturer_id),
	price: readPrice(values.price),
});

/** What is no number is told by the rules. */
const readPrice = (words: string): number | null => (words.trim() === "" ? null : typedEuro(words));

/** "89,00 € = 74,79 € + 14,21 € Steuer" */
export function priceLine(words: string, taxCategory = "standard"): string {
	const euro = readPrice(words);
	if (euro === null) return "kostenlos";
	if (!Number.isFinite(euro)) return "–";
	if (taxCategory === "exempt") return `${formatEuro(euro)}, ohne Steuer`;
	const { net, tax } = taxed(Math.round(euro * 100));
	return `${formatEuro(euro)} = ${formatEuro(net / 100)} + ${formatEuro(tax / 100)} Steuer`;
}

export const nameOf = (named: readonly Choice[], id: string): string | undefined =>
	named.find((one) => String(one.id) === id)?.name;

/** How the two versions of a conflict are read: texts by their words, what was chosen by its name. */
export function showOffer(name: string, value: string, { categories, lecturers }: Choices): string | undefined {
	if (name === "description") return textLines(value);
	if (name === "category_id") return nameOf(categories, value);
	return name === "lecturer_id" ? nameOf(lecturers, value) : undefined;
}
