import * as z from "zod/mini";

/** What stands for a fact of a person or a date in a letter, as it is called on the screen. */
export const PLACEHOLDERS = {
	vorname: "Vorname",
	nachname: "Nachname",
	seminar: "Seminar",
	datum: "Datum",
	uhrzeit: "Uhrzeit",
	ort: "Ort",
	dozent: "Dozent/in",
	wartende: "Zahl der Wartenden",
	unterschrift: "Meine Unterschrift",
	buchung: "Buchungsnummer",
	plaetze: "Zahl der Plätze",
	betrag: "Betrag",
	buchungslink: "Link zur Buchung",
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;
export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS) as [Placeholder, ...Placeholder[]];

/** Only those who have booked have them. */
export const OF_BOOKINGS: readonly Placeholder[] = ["buchung", "plaetze", "betrag", "buchungslink"];

/** In the fixed letters. */
export const OF_PASSAGES = ["vorname", "nachname", "seminar", "datum", "uhrzeit", "ort", "dozent"] as const;

export const written = (name: string): string => `{{${name}}}`;

const WRITTEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Their names in the order in which they stand there, known or not. */
export const placeholdersIn = (text: string): string[] => Array.from(text.matchAll(WRITTEN), ([, name = ""]) => name);

/** Lists of errors are joined by commas. */
const told = (name: string): string => written(name.replaceAll(",", "").slice(0, 40));

/** What is wrong with the placeholders of a text, or null. */
export function placeholderFault(text: string, allowed: readonly string[]): string | null {
	const unknown = placeholdersIn(text).find((name) => !allowed.includes(name));
	if (unknown !== undefined) {
		const known = PLACEHOLDER_NAMES.includes(unknown as Placeholder);
		return known ? `${told(unknown)} gibt es hier nicht` : `${told(unknown)} ist kein Platzhalter`;
	}
	return /\{\{|\}\}/.test(text.replace(WRITTEN, "")) ? "Ein Platzhalter ist nicht geschlossen: {{name}}" : null;
}

/** A check for a field. */
export const withPlaceholders = (allowed: readonly string[]) =>
	z.check<string>(({ value, issues }) => {
		const message = placeholderFault(value, allowed);
		if (message) issues.push({ code: "custom", input: value, message });
	});

const LINK = /\[[^\]\n]*\]\(([^)\n]*)\)/g;
const TARGET = /^(?:https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+@[^\s<>"]+|\{\{\s*buchungslink\s*\}\})$/;

/** [Words](https://…) leads only to where people expect it. */
export const withLinks = z.refine<string>(
	(value) => Array.from(value.matchAll(LINK)).every(([, target = ""]) => TARGET.test(target)),
	"Ein Link führt nirgendwohin: Er beginnt mit https:// oder mailto:",
);
