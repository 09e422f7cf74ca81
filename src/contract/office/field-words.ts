import { labelOf } from "#contract/field-words.ts";

/** What only the office's forms ask for: visitors load none of these words. */
const LABELS: Record<string, string> = {
	at: "Zeitpunkt",
	capacity: "Plätze",
	chosen_code: "Code",
	collect_on: "Tag des Einzugs",
	count: "Wie viele",
	course_ids: "Videokurse",
	day: "Tag",
	days: "Tage",
	debit_lead_days: "Vorlauf der Bank",
	discount: "Nachlass",
	greeting: "Anrede",
	hint: "Hinweis",
	holder: "Kontoinhaber",
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
