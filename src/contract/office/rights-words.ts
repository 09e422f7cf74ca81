import { type KeptKey, ruleOf } from "#contract/retention.ts";

/** What somebody can ask for (Art. 15 and 17 GDPR). */
export const DATA_REQUEST_KINDS = ["access", "erasure"] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

export const DATA_REQUEST_WORDS: Record<DataRequestKind, string> = {
	access: "Auskunft",
	erasure: "Löschung",
};

/** What is of others, and may name somebody. */
export const ELSEWHERE_WORDS = {
	companions: "Mitkommende in Buchungen anderer",
	notes: "Notizen zu anderen",
	requests: "Anfragen anderer und unsere Antworten",
	messages: "Nachrichten zu Terminen",
	reserves: "Zurückgehaltene Plätze",
} as const;
export type ElsewhereKey = keyof typeof ELSEWHERE_WORDS;
export const ELSEWHERE_KEYS = Object.keys(ELSEWHERE_WORDS) as [ElsewhereKey, ...ElsewhereKey[]];

/** What belongs to a grant, as far as there is one. */
const OF_GRANTS: readonly string[] = ["funded", "attendance"];

/** Where no day can be named: who decides that it is over. */
export const openEndWords = (rule: KeptKey): string =>
	OF_GRANTS.includes(ruleOf(rule).kept) ? "bis die Förderung abgerechnet ist" : "bis das Steuerjahr freigegeben ist";
