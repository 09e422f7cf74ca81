import { labelOf } from "#contract/field-words.ts";

/** What only the office's forms ask for: visitors load none of these words. */
const LABELS: Record<string, string> = {
	at: "Zeitpunkt",
	capacity: "Plätze",
	day: "Tag",
	days: "Tage",
	greeting: "Anrede",
	hint: "Hinweis",
	image: "Bild",
	persons: "Personen",
	place_id: "Ort",
	price: "Preis",
	reason: "Grund",
	saxony_seats: "Plätze für Sachsen",
	sessions: "Zeiten",
	slug: "Adresse",
	subject: "Betreff",
	text: "Text",
	until: "Bis",
};

export const officeLabelOf = (field: string): string => LABELS[field.split(".").at(-1) ?? ""] ?? labelOf(field);
