import type { BatchState, CodeState, OfficeBatch, VoucherUse } from "./voucher-rows.ts";

/** On screens of the office and in files that leave it. */
export const BATCH_STATE_WORDS: Record<BatchState, string> = {
	running: "läuft",
	planned: "kommt noch",
	used_up: "aufgebraucht",
	over: "vorbei",
	blocked: "gesperrt",
};

export const CODE_STATE_WORDS: Record<CodeState, string> = { free: "frei", used_up: "benutzt", blocked: "gesperrt" };

export const USE_WORDS: Record<VoucherUse["kind"], string> = { booking: "Buchung", order: "Bestellung" };

/** "beliebig oft", "je einmal" */
export function usesWords(max: number | null): string {
	if (max === null) return "beliebig oft";
	return max === 1 ? "je einmal" : `je ${max} Mal`;
}

const counted = (ids: readonly number[], one: string, many: string): string =>
	ids.length === 1 ? `1 ${one}` : `${ids.length} ${many}`;

/** "alle Seminare, 2 Videokurse" */
export function coverWords({ seminar_ids, course_ids }: Pick<OfficeBatch, "seminar_ids" | "course_ids">): string {
	const parts = [
		seminar_ids === null ? "alle Seminare" : counted(seminar_ids, "Seminar", "Seminare"),
		course_ids === null ? "alle Videokurse" : counted(course_ids, "Videokurs", "Videokurse"),
	];
	return parts.filter((part) => !part.startsWith("0 ")).join(", ");
}
