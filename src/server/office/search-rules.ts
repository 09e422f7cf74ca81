import { foldGerman } from "#contract/folding.ts";
import type { HitKind, SearchHit } from "#contract/office/search.ts";

/** What people call the things that can be found, folded. */
const KIND_NAMES: Record<HitKind, readonly string[]> = {
	person: ["person", "personen", "mensch", "menschen"],
	booking: ["buchung", "buchungen", "anmeldung", "anmeldungen"],
	order: ["bestellung", "bestellungen"],
	invoice: ["rechnung", "rechnungen", "gutschrift", "gutschriften"],
	voucher: ["gutschein", "gutscheine"],
	date: ["termin", "termine"],
	seminar: ["seminar", "seminare"],
	article: ["artikel", "ratgeber"],
	course: ["kurs", "kurse", "videokurs", "videokurse"],
	letter: ["brief", "briefe", "mail", "mails"],
};
const KINDS = new Map(
	Object.entries(KIND_NAMES).flatMap(([kind, names]) => names.map((name) => [name, kind as HitKind] as const)),
);

/** „Bestellung 1023“: the kind that somebody names, and what of it is looked for. A name alone looks for itself. */
export function kindNamedIn(text: string): { kind: HitKind; rest: string } | null {
	const words = text.trim().split(/\s+/);
	const at = words.findIndex((word) => KINDS.has(foldGerman(word)));
	const kind = KINDS.get(foldGerman(words[at] ?? ""));
	return kind && words.length > 1 ? { kind, rest: words.toSpliced(at, 1).join(" ") } : null;
}

export const beginsWith = ({ title }: Pick<SearchHit, "title">, text: string): boolean =>
	foldGerman(title).startsWith(foldGerman(text.trim()));
