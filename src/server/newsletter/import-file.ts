import { berlinDay, berlinIso, berlinMoment } from "#contract/berlin.ts";
import { type CalendarDay, isoDay, parseGermanDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import * as field from "#contract/fields.ts";
import type { ImportOutcome } from "#contract/office/subscriber-words.ts";
import { IMPORT_MAX_ROWS } from "#contract/office/subscribers.ts";
import { decodeText, rowsOf } from "#server/text-file.ts";

/** NEWS-05: what a file with consents says, before anybody looks at what the house knows. */

/** What a column may be called, in small letters without what is no letter; our own list of readers among them. */
const COLUMNS = {
	email: ["email", "emailadresse", "mail", "mailadresse"],
	given: ["eingewilligtam", "einwilligungam", "einwilligungvom", "bestelltam", "angemeldetam", "datum"],
	how: ["quelle", "bestelltüber", "woher", "wie", "nachweis", "eingewilligtbei"],
	confirmed: ["bestätigtam", "doubleoptinam", "bestätigung"],
	words: ["wortlaut", "einwilligungstext", "text"],
	left: ["abgemeldetam", "abgemeldet"],
} as const satisfies Record<string, readonly string[]>;
type Name = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Name[];
const NEEDED: readonly Name[] = ["email", "given", "how"];
const SEPARATORS = [";", ",", "\t"];

const HOW_MAX_LENGTH = 300;
const WORDS_MAX_LENGTH = 2_000;
/** Nobody had a newsletter of ours before. */
const FIRST_YEAR = 2000;

export const SAMPLE = [
	"E-Mail;Eingewilligt am;Quelle;Bestätigt am;Wortlaut",
	"clara@example.org;12.06.2025;Anmeldeliste Sommerfest;;Ich möchte den Newsletter bekommen.",
	"jan@example.org;03.02.2024 18:20;Double-Opt-in alter Newsletter;03.02.2024 18:31;",
].join("\r\n");

/** A moment, and how exactly it is known: "2025-06-12" or as a moment in Berlin. */
export interface Told {
	at: Date;
	iso: string;
}

export interface ProvenLine {
	line: number;
	email: string;
	given: Told;
	how: string;
	words: string | null;
	/** Of a double opt-in that was done elsewhere. */
	confirmed: Told | null;
}

export interface LeftOutLine {
	line: number;
	email: string;
	outcome: ImportOutcome;
	reason: string;
}

const folded = (title: string): string => title.toLowerCase().replace(/[^a-zäöüß]/g, "");

const HAS_TIME = /^(\S+?)(?:,?\s+|T)(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(?:Uhr)?(Z|[+-]\d\d:?\d\d)?$/i;

function dayIn(text: string): CalendarDay | null {
	const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
	return parseGermanDay(year ? `${day}.${month}.${year}` : text);
}

/** "12.06.2025", "12.06.2025 14:05", "2025-06-12T14:05:00+02:00"; without a zone it is ours. */
export function readMoment(text: string): Told | null {
	const [, dayText = text, hour, minute = "00", , zone] = HAS_TIME.exec(text) ?? [];
	const day = dayIn(dayText);
	if (!day) return null;
	if (hour === undefined) return { at: berlinMoment(day), iso: isoDay(day) };
	if (Number(hour) > 23 || Number(minute) > 59) return null;
	const time = `${hour.padStart(2, "0")}:${minute}`;
	const at = zone ? new Date(`${isoDay(day)}T${time}:00${zone.toUpperCase()}`) : berlinMoment(day, time);
	return Number.isNaN(at.getTime()) ? null : { at, iso: berlinIso(at) };
}

const dayOf = ({ iso }: Told): string => iso.slice(0, 10);
const isBefore = (one: Told, other: Told): boolean =>
	one.iso.length === other.iso.length ? one.at < other.at : dayOf(one) < dayOf(other);

/** Why a day cannot be one on which somebody agreed. */
function faultOf(name: string, text: string, told: Told | null, now: Date): string | null {
	if (!told) return `Aus „${text.slice(0, 40)}“ bei „${name}“ lesen wir keinen Tag. Schreib ihn wie 12.06.2025.`;
	if (told.at > now) return `Der Tag bei „${name}“ liegt in der Zukunft.`;
	if (berlinDay(told.at).year < FIRST_YEAR) return `Der Tag bei „${name}“ liegt vor dem Jahr ${FIRST_YEAR}.`;
	return null;
}

const HOW = field.limitedText(HOW_MAX_LENGTH);
const WORDS = field.limitedText(WORDS_MAX_LENGTH);

type Cells = Record<Name, string>;

/** Thousands were at the same feast; to find out what clocks in Berlin showed is slow. */
function reader(): typeof readMoment {
	const known = new Map<string, Told | null>();
	return (text) => {
		const told = known.get(text);
		if (told !== undefined) return told;
		const read = readMoment(text);
		known.set(text, read);
		return read;
	};
}

type Proof = Omit<ProvenLine, "line" | "email">;

function proofOf(cells: Cells, momentIn: typeof readMoment, now: Date): Proof | string {
	const { given, how, words, confirmed } = cells;
	if (given === "") return "Es steht nicht da, wann eingewilligt wurde.";
	const givenAt = momentIn(given);
	const fault = faultOf("Eingewilligt am", given, givenAt, now);
	if (fault || !givenAt) return fault ?? "";
	if (how === "") return "Es steht nicht da, wo und wie eingewilligt wurde.";
	const source = HOW.safeParse(how).data;
	if (!source) return `Die Quelle ist länger als ${HOW_MAX_LENGTH} Zeichen.`;
	const agreed = words === "" ? null : (WORDS.safeParse(words).data ?? null);
	if (words !== "" && !agreed) return `Der Wortlaut ist länger als ${WORDS_MAX_LENGTH} Zeichen.`;
	const proof = { given: givenAt, how: source, words: agreed };
	if (confirmed === "") return { ...proof, confirmed: null };
	const confirmedAt = momentIn(confirmed);
	const doubt = faultOf("Bestätigt am", confirmed, confirmedAt, now);
	if (doubt || !confirmedAt) return doubt ?? "";
	if (isBefore(confirmedAt, givenAt)) return "Bestätigt wurde früher als eingewilligt. Das kann nicht stimmen.";
	return { ...proof, confirmed: confirmedAt };
}

function tableIn(bytes: Uint8Array): { rows: string[][]; read: (row: string[]) => Cells } {
	const isExcel = [
		[0x50, 0x4b],
		[0xd0, 0xcf],
	].some(([first, second]) => bytes[0] === first && bytes[1] === second);
	if (isExcel) throw refuse("subscriber_file_excel");
	const text = decodeText(bytes);
	if (text.includes("\u0000") || text.startsWith("%PDF")) throw refuse("subscriber_file_unknown");
	if (text.trim() === "") throw refuse("subscriber_file_empty");
	for (const separator of SEPARATORS) {
		const [head = [], ...rows] = rowsOf(text, separator);
		const titles = head.map(folded);
		const placesOf = (name: Name) =>
			titles.flatMap((title, at) => ((COLUMNS[name] as readonly string[]).includes(title) ? at : []));
		if (NEEDED.some((name) => placesOf(name).length === 0)) continue;
		// Of two columns with one meaning nobody knows which is right.
		if (NAMES.some((name) => placesOf(name).length > 1)) break;
		const places = NAMES.map((name) => [name, placesOf(name)[0]] as const);
		return {
			rows,
			read: (row) =>
				Object.fromEntries(places.map(([name, at]) => [name, at === undefined ? "" : (row[at] ?? "")])) as Cells,
		};
	}
	throw refuse("subscriber_file_columns");
}

/** Lines with a proof, each address once; the others with the reason. */
export function readImport(
	bytes: Uint8Array,
	now: Date,
): { rows: number; proven: ProvenLine[]; leftOut: LeftOutLine[] } {
	const { rows, read } = tableIn(bytes);
	// As a spreadsheet counts them: the head is the first.
	const lines = rows.flatMap((row, at) => (row.some(Boolean) ? { line: at + 2, cells: read(row) } : []));
	if (lines.length === 0) throw refuse("subscriber_file_empty");
	if (lines.length > IMPORT_MAX_ROWS) throw refuse("subscriber_file_long");
	const addressIn = ({ email }: Cells) => field.email.safeParse(email).data?.toLowerCase();
	const gone = new Set(lines.flatMap(({ cells }) => (cells.left === "" ? [] : (addressIn(cells) ?? []))));
	const proven = new Map<string, ProvenLine>();
	const leftOut: LeftOutLine[] = [];
	const momentIn = reader();
	for (const { line, cells } of lines) {
		const email = addressIn(cells);
		const leave = (outcome: ImportOutcome, reason: string) =>
			leftOut.push({ line, email: email ?? cells.email.slice(0, 100), outcome, reason });
		if (!email) {
			leave("invalid", cells.email === "" ? "Es steht keine Adresse da." : "Das ist keine gültige E-Mail-Adresse.");
			continue;
		}
		if (gone.has(email)) {
			leave("unsubscribed", "Laut Datei hat sich diese Adresse abgemeldet.");
			continue;
		}
		const proof = proofOf(cells, momentIn, now);
		const earlier = proven.get(email);
		if (typeof proof === "string") leave("unproven", proof);
		else if (earlier) leave("double", `Diese Adresse steht schon in Zeile ${earlier.line}.`);
		else proven.set(email, { line, email, ...proof });
	}
	return { rows: lines.length, proven: [...proven.values()], leftOut };
}
