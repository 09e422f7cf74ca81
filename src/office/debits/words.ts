import { formatDate, formatWeekday } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import type { EntryState } from "#contract/office/debit-words.ts";
import type { PaymentFile, PaymentFileKind } from "#contract/office/payment-files.ts";
import type { Tone } from "../ui/state.tsx";

/** In cents, for sums of euros go astray. */
export const sumOf = (entries: readonly { amount: number }[]): number =>
	entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;

/** "9 · 386,75 €" */
export const sumWords = (entries: readonly { amount: number }[]): string =>
	`${entries.length} · ${formatEuro(sumOf(entries))}`;

/** "Di, 01.12.2026" */
export const dayWords = (iso: string): string => `${formatWeekday(iso).slice(0, 2)}, ${formatDate(iso)}`;

interface StateWords {
	text: string;
	tone: Tone;
}

const ENTRY_WORDS: Record<PaymentFileKind, Record<EntryState, StateWords>> = {
	debit: {
		open: { text: "offen", tone: "info" },
		credited: { text: "gutgeschrieben", tone: "ok" },
		returned: { text: "kam zurück", tone: "err" },
		changed: { text: "nicht mehr offen", tone: "err" },
		released: { text: "zurückgezogen", tone: "mute" },
	},
	transfer: {
		open: { text: "offen", tone: "info" },
		credited: { text: "abgebucht", tone: "ok" },
		returned: { text: "kam zurück", tone: "err" },
		changed: { text: "schon überwiesen", tone: "err" },
		released: { text: "zurückgezogen", tone: "mute" },
	},
};

export const entryWords = (kind: PaymentFileKind, state: EntryState): StateWords => ENTRY_WORDS[kind][state];

/** Where a file is on its way. */
export function fileWords({ kind, entries, handed_in_at, withdrawn_at }: PaymentFile): StateWords {
	const of = (state: EntryState) => entries.filter((entry) => entry.state === state).length;
	if (withdrawn_at) return { text: "zurückgezogen", tone: "mute" };
	if (of("changed") > 0) return { text: "überholt", tone: "err" };
	if (!handed_in_at) return { text: "noch nicht eingereicht", tone: "warn" };
	if (of("returned") > 0) return { text: `${of("returned")} kam zurück`, tone: "err" };
	if (of("credited") === entries.length) return entryWords(kind, "credited");
	return of("credited") > 0
		? { text: `${of("credited")} von ${entries.length} ${entryWords(kind, "credited").text}`, tone: "info" }
		: { text: "eingereicht", tone: "info" };
}
