import { labelOf } from "#contract/field-words.ts";

/** What only the office's forms ask for: visitors load none of these words. */
const LABELS: Record<string, string> = {
	at: "Zeitpunkt",
	capacity: "Plätze",
	chosen_code: "Code",
	count: "Wie viele",
	course_ids: "Videokurse",
	day: "Tag",
	days: "Tage",
	discount: "Nachlass",
	greeting: "Anrede",
	hint: "Hinweis",
	image: "Bild",
	max_uses: "Wie oft je Code",
	persons: "Personen",
	place_id: "Ort",
	prefix: "Anfang",
	price: "Preis",
	reason: "Grund",
	saxony_seats: "Plätze für Sachsen",
	seminar_ids: "Seminare",
	sessions: "Zeiten",
	slug: "Adresse",
	subject: "Betreff",
	text: "Text",
	until: "Bis",
	valid_from: "Gilt ab",
	valid_until: "Gilt bis",
};

export const officeLabelOf = (field: string): string => LABELS[field.split(".").at(-1) ?? ""] ?? labelOf(field);
