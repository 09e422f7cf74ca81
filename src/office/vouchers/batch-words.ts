import { formatDate } from "#contract/dates.ts";
import type { OfficeBatch } from "#contract/office/voucher-rows.ts";
import { usesWords } from "#contract/office/voucher-words.ts";

/** "1 Code: HERBST20, beliebig oft", "120 Codes, je einmal" */
export const codesWords = ({ codes, code, max_uses }: OfficeBatch): string =>
	`${code === null ? `${codes} Codes` : `1 Code: ${code}`}, ${usesWords(max_uses)}`;

/** How often all codes together can be used; none where that has no end. */
export const mostUses = ({ codes, max_uses }: OfficeBatch): number | null =>
	max_uses === null ? null : codes * max_uses;

/** "34 / 120", "41 Mal" */
export function usedWords(batch: OfficeBatch): string {
	const most = mostUses(batch);
	return most === null ? `${batch.uses} Mal` : `${batch.uses} / ${most}`;
}

export function timeWords({ valid_from, valid_until }: Pick<OfficeBatch, "valid_from" | "valid_until">): string {
	const until = valid_until ? `bis ${formatDate(valid_until)}` : "ohne Ende";
	return valid_from ? `ab ${formatDate(valid_from)}, ${until}` : until;
}
