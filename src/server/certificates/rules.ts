import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import type { NoCertificate } from "#contract/office/certificates.ts";
import type { Settings } from "#contract/office/settings.ts";
import type { Attended } from "#server/attendance/service.ts";
import { CODE_ALPHABET, newCode } from "#server/tokens.ts";
import type { CertificateDocument } from "./document.ts";

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

interface Person {
	first_name: string | null;
	last_name: string | null;
}

export type Verdict = { units: number; remark: string | null } | { reason: NoCertificate };

const inWords = (units: number): string => String(units).replace(".", ",");

/** Who gets one, over how much, and why somebody gets none (OFF-022). */
export function judge(
	{ first_name, last_name }: Person,
	{ isNoted, units }: Attended,
	{ all, below }: { all: number } & Pick<Settings["certificates"], "below">,
): Verdict {
	if (!isNoted) return { reason: "not_noted" };
	if (units === 0) return { reason: "absent" };
	if (!first_name || !last_name) return { reason: "no_name" };
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
