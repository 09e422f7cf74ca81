import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import type { Counted, DataRequest, DeletionProof, Erasure, Hold } from "#contract/office/rights.ts";
import { openEndWords } from "#contract/office/rights-words.ts";
import { KEPT, KEPT_KEYS } from "#contract/retention.ts";
import type { HoldRow, RequestRow } from "./store.ts";

/** Art. 12 (3) GDPR: within a month; where the month has no such day, on its last. */
export function dueOn(receivedOn: string): string {
	const [year = 0, month = 0, day = 0] = receivedOn.split("-").map(Number);
	const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}

/** What of these numbers is not nothing, in the order of the rules. */
export const counted = (numbers: Readonly<Record<string, unknown>>): Counted[] =>
	KEPT_KEYS.flatMap((rule) => {
		const rows = Number(numbers[rule] ?? 0);
		return rows > 0 ? [{ rule, what: KEPT[rule].what, rows }] : [];
	});

export const presentHold = (hold: HoldRow): Hold => ({ ...hold, set_at: berlinIso(hold.set_at) });

export const presentRequest = (request: RequestRow): DataRequest => ({
	...request,
	done_at: request.done_at && berlinIso(request.done_at),
});

interface ProofRow {
	id: number;
	at: Date;
	action: string;
	details: unknown;
	who: string | null;
}

/** "Spenden: bis 31.12.2034" */
export const keptLines = (kept: Erasure["kept"]): string[] =>
	kept.map(({ rule, what, until }) => `${what}: ${until ? `bis ${formatDate(until)}` : openEndWords(rule)}`);

const KEPT_FIELD = "kept_";

/** What the history keeps of an erasure: numbers, and by which rules. */
export const proofOf = ({ gone, kept, has_account }: Pick<Erasure, "gone" | "kept" | "has_account">) => ({
	account: has_account,
	...Object.fromEntries(gone.map(({ rule, rows }) => [rule, rows])),
	...Object.fromEntries(kept.map(({ rule, rows }) => [`${KEPT_FIELD}${rule}`, rows])),
});

export function presentProof({ id, at, action, details, who }: ProofRow): DeletionProof {
	const noted = (details ?? {}) as Record<string, unknown>;
	const kept = Object.entries(noted).filter(([field]) => field.startsWith(KEPT_FIELD));
	return {
		id,
		at: berlinIso(at),
		who,
		is_person: action === "person_erased",
		gone: counted(noted),
		kept: counted(Object.fromEntries(kept.map(([field, rows]) => [field.slice(KEPT_FIELD.length), rows]))),
	};
}
