import type { Health } from "#contract/office/state.ts";
import { fullMoment } from "../ui/full-moment.ts";

export const HEALTH_WORDS: Record<Health, string> = { ok: "läuft", warn: "ansehen", err: "gestört" };

/** „16.11.2026, 14:02 Uhr“ */
export const momentWords = (iso: string | null): string => (iso ? fullMoment(iso) : "noch nie");

/** „0,4 s“ */
export const tookWords = (ms: number | null): string =>
	ms === null ? "" : `${(ms / 1000).toFixed(1).replace(".", ",")}\u00a0s`;

/** „18 laufen, 1 braucht dich.“ */
export function summaryOf(healths: readonly Health[]): string {
	const well = healths.filter((health) => health === "ok").length;
	const other = healths.length - well;
	if (other === 0) return "Alles läuft.";
	return `${well} ${well === 1 ? "läuft" : "laufen"}, ${other} ${other === 1 ? "braucht" : "brauchen"} dich.`;
}
