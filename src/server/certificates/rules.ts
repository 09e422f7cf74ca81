import { MINUTE_MS } from "#contract/constants.ts";
import { berlinDay, isoDay } from "#contract/dates.ts";
import type { NoCertificate } from "#contract/office/certificates.ts";
import type { Settings } from "#contract/office/settings.ts";
import { CODE_ALPHABET, newCode } from "#server/tokens.ts";
import type { CertificateDocument } from "./document.ts";
import type { MarkRow, SessionRow } from "./store.ts";

/** 99 bits: nobody finds one by trying. */
const CODE_LENGTH = 20;
const GROUP = 4;
/** The bar that others have too (OFF-022). */
const ENOUGH = 0.8;
/** Until the end of so many calendar years nothing of it is deleted (`retention/rules.ts`). */
const KEPT_YEARS = 3;

const grouped = (code: string): string => code.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-") ?? code;
export const newCertificateCode = (): string => grouped(newCode(CODE_LENGTH));

/** As it is stored, whatever case and strokes somebody types; null for what cannot be one. */
export function normalCode(typed: string): string | null {
	const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
	const fits = letters.length === CODE_LENGTH && [...letters].every((letter) => CODE_ALPHABET.includes(letter));
	return fits ? grouped(letters) : null;
}

const initial = (name: string): string => `${[...name.trim()][0] ?? ""}.`;
export const initialsOf = ({ first_name, last_name }: Pick<CertificateDocument, "first_name" | "last_name">): string =>
	`${initial(first_name)} ${initial(last_name)}`;

const halves = (units: number): number => Math.floor(units * 2) / 2;
export const sumOfUnits = (sessions: readonly Pick<SessionRow, "units">[]): number =>
	sessions.reduce((sum, { units }) => sum + units, 0);

/** What of a session counts: all of it, or the part that was noted; a part of which nobody knows how long counts nothing. */
function unitsOf({ units, starts_at, ends_at }: SessionRow, { state, minutes }: Pick<MarkRow, "state" | "minutes">) {
	if (state !== "present" && state !== "partly") return 0;
	if (minutes === null) return state === "present" ? units : 0;
	const whole = (ends_at.getTime() - starts_at.getTime()) / MINUTE_MS;
	return minutes >= whole ? units : halves((units * minutes) / whole);
}

export function attendedUnits(sessions: readonly SessionRow[], marks: readonly MarkRow[]): number {
	const byId = new Map(sessions.map((session) => [session.id, session]));
	return marks.reduce((sum, mark) => {
		const session = byId.get(mark.session_id);
		return session ? sum + unitsOf(session, mark) : sum;
	}, 0);
}

interface Person {
	first_name: string | null;
	last_name: string | null;
	marks: readonly MarkRow[];
}

export type Verdict = { units: number; remark: string | null } | { reason: NoCertificate };

const inWords = (units: number): string => String(units).replace(".", ",");

/** Who gets one, over how much, and why somebody gets none (OFF-022). */
export function judge(
	{ first_name, last_name, marks }: Person,
	sessions: readonly SessionRow[],
	{ below }: Settings["certificates"],
): Verdict {
	if (marks.length === 0) return { reason: "not_noted" };
	const units = attendedUnits(sessions, marks);
	if (units === 0) return { reason: "absent" };
	if (!first_name || !last_name) return { reason: "no_name" };
	const all = sumOfUnits(sessions);
	if (units >= all * ENOUGH) return { units, remark: null };
	if (below === "none") return { reason: "too_little" };
	return { units, remark: `Besucht wurden ${inWords(units)} von ${inWords(all)} Unterrichtseinheiten.` };
}

/** "2029-12-31" for what took place in 2026. */
export const checkableUntil = (date: Date): string =>
	isoDay({ year: berlinDay(date).year + KEPT_YEARS, month: 12, day: 31 });

const PROPOSED_MAX = 8;
const LINE_MAX = 120;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** Headings and items of lists in the text of a seminar, as long as nobody has written the topics down. */
export const proposedTopics = (description: string): string[] =>
	Array.from(description.matchAll(/<(li|h[2-4])[^>]*>(.*?)<\/\1>/gs), ([, , inner = ""]) =>
		inner
			.replace(/<[^>]+>/g, "")
			.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
			.replace(/\s+/g, " ")
			.trim()
			.slice(0, LINE_MAX),
	)
		.filter(Boolean)
		.slice(0, PROPOSED_MAX);
