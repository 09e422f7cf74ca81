import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import type { GrantDocument } from "./document.ts";
import type { FundedDate, GrantRow } from "./store.ts";

/** How long lists are kept after the end of the period where the notice names no day (OFF-017). */
const KEPT_YEARS = 6;

export const deleteOn = ({ keep_until, period_to }: Pick<GrantRow, "keep_until" | "period_to">): string | null =>
	keep_until ?? (period_to && `${Number(period_to.slice(0, 4)) + KEPT_YEARS}${period_to.slice(4)}`);

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The sessions of which a signed list has come back. */
type Scanned = ReadonlySet<number>;

/** Neither signed nor ticked, for at least one of its sessions. */
const lacksList = ({ sessions, persons }: FundedDate, scanned: Scanned): boolean =>
	sessions.some(
		({ id }) => !scanned.has(id) && !persons.some(({ marks }) => marks.some(({ session_id }) => session_id === id)),
	);

/** What the proof still lacks. */
export function missingOf(grant: GrantRow, dates: readonly FundedDate[], scanned: Scanned, now: Date): string[] {
	const open = dates.filter(({ cancelled, sessions }) => !cancelled && sessions.some(({ ends_at }) => ends_at > now));
	const held = dates.filter((date) => !date.cancelled && !open.includes(date));
	const over = held.flatMap(({ persons }) => persons);
	const unlisted = grant.wants_lists ? held.filter((date) => lacksList(date, scanned)) : [];
	const unnoted = over.filter(({ marks }) => marks.length === 0).length;
	const unsaid = over.filter(({ position, sector, marks }) => position === 1 && marks.length > 0 && sector === null);
	return [
		...(grant.period_from && grant.period_to ? [] : ["Zeitraum"]),
		...(grant.notice_date ? [] : ["Datum des Bescheids"]),
		...(grant.wording ? [] : ["Wortlaut für Veröffentlichungen"]),
		...(dates.length > 0 ? [] : ["Termine"]),
		...(open.length > 0 ? [counted(open.length, "Termin steht noch bevor", "Termine stehen noch bevor")] : []),
		...(unnoted > 0 ? [`Anwesenheit von ${counted(unnoted, "Person", "Personen")}`] : []),
		...(unsaid.length > 0 ? [counted(unsaid.length, "Angabe zum Bereich", "Angaben zum Bereich")] : []),
		...unlisted.map(({ topic, date }) => `Teilnahmeliste zu „${topic}“ am ${formatDate(berlinIso(date))}`),
	];
}

export const periodWords = ({ period_from, period_to }: GrantRow): string =>
	period_from && period_to ? `${formatDate(period_from)} bis ${formatDate(period_to)}` : "noch nicht angegeben";

export type CoverFacts = Pick<GrantDocument, "figures" | "issuer" | "made_on" | "missing">;

export const coverOf = (grant: GrantRow, facts: CoverFacts): GrantDocument => ({
	reference: grant.reference,
	funder: grant.funder ?? "",
	period: periodWords(grant),
	notice_date: grant.notice_date ? formatDate(grant.notice_date) : "noch nicht angegeben",
	unit_minutes: grant.unit_minutes,
	wording: grant.wording ?? "",
	delete_on: deleteOn(grant),
	has_lists: grant.wants_lists,
	...facts,
});
