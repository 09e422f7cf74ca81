import { berlinIso } from "#contract/dates.ts";
import type { Counted, DataRequest, DeletionProof, Hold } from "#contract/office/rights.ts";
import { RULE_KEYS, RULES, type RuleKey } from "#contract/retention.ts";
import type { HoldRow, RequestRow } from "./store.ts";

/** Art. 12 (3) GDPR: within a month; where the month has no such day, on its last. */
export function dueOn(receivedOn: string): string {
	const [year = 0, month = 0, day = 0] = receivedOn.split("-").map(Number);
	const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}

/** What of these numbers is not nothing, in the order of the rules. */
export const counted = (numbers: Readonly<Record<string, unknown>>): Counted[] =>
	RULE_KEYS.flatMap((rule) => {
		const rows = Number(numbers[rule] ?? 0);
		return rows > 0 ? [{ rule, what: RULES[rule].what, rows }] : [];
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

type Numbers = Record<RuleKey, number>;

export function presentProof({ id, at, action, details, who }: ProofRow): DeletionProof {
	const isPerson = action === "person_erased";
	const noted = (details ?? {}) as Numbers & { gone?: Numbers; kept?: Numbers };
	return {
		id,
		at: berlinIso(at),
		who,
		is_person: isPerson,
		gone: counted((isPerson ? noted.gone : noted) ?? {}),
		kept: counted(noted.kept ?? {}),
	};
}
