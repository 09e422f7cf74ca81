import { IMPORT_OUTCOMES, type ImportOutcome } from "#contract/office/subscriber-words.ts";
import type { Imported, ImportForesight } from "#contract/office/subscribers.ts";
import { grouped } from "../lists/count-words.ts";

const addresses = (count: number): string => (count === 1 ? "1 Adresse" : `${grouped(count)} Adressen`);
const letters = (count: number): string => (count === 1 ? "1 Brief" : `${grouped(count)} Briefe`);

export const newIn = ({ counts }: ImportForesight): number => counts.confirmed + counts.asked;

/** The button repeats what will happen. */
export function importWords(found: ImportForesight | null): string {
	if (!found || newIn(found) === 0) return "Importieren";
	const { asked } = found.counts;
	return `${addresses(newIn(found))} importieren${asked > 0 ? ` und ${letters(asked)} verschicken` : ""}`;
}

/** Before it is done: how many of how many. */
export function foresightWords(found: ImportForesight): string {
	const rows = found.rows === 1 ? "In der Datei steht 1 Zeile." : `In der Datei stehen ${grouped(found.rows)} Zeilen.`;
	const { confirmed, asked } = found.counts;
	if (newIn(found) === 0) return `${rows} Importiert würde keine davon.`;
	return [
		rows,
		confirmed > 0 && `${addresses(confirmed)} ${confirmed === 1 ? "liest" : "lesen"} ab dann mit.`,
		asked > 0 &&
			`${addresses(asked)} ${asked === 1 ? "bekommt" : "bekommen"} einen Brief und ${asked === 1 ? "liest" : "lesen"} erst mit der Bestätigung mit.`,
	]
		.filter(Boolean)
		.join(" ");
}

/** Afterwards, the same. */
export const importedWords = ({ confirmed, asked, left_out }: Imported): string =>
	[
		`${addresses(confirmed)} ${confirmed === 1 ? "liest" : "lesen"} jetzt mit.`,
		asked > 0 && `${letters(asked)} mit der Bitte um Bestätigung ${asked === 1 ? "geht" : "gehen"} hinaus.`,
		left_out > 0 && `${left_out === 1 ? "1 Zeile blieb" : `${grouped(left_out)} Zeilen blieben`} draußen.`,
	]
		.filter(Boolean)
		.join(" ");

/** What there is any of, in the order of the law. */
export const outcomesIn = ({ counts }: ImportForesight): ImportOutcome[] =>
	IMPORT_OUTCOMES.filter((outcome) => counts[outcome] > 0);
