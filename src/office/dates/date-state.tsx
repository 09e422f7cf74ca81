import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { DATE_STATE_WORDS, type DateState as Known } from "#contract/office/date-words.ts";
import type { OfficeDate } from "#contract/office/dates.ts";
import { State, type Tone } from "../ui/state.tsx";

const TONES: Record<Known, Tone> = {
	cancelled: "err",
	hidden: "mute",
	past: "mute",
	closed: "mute",
	full: "mute",
	open: "ok",
};

export const isToday = (iso: string): boolean => iso.slice(0, 10) === isoDay(berlinDay(new Date()));

/** On its day nobody asks whether one could still sign up. */
export function DateState({ date: { date, state } }: { date: Pick<OfficeDate, "date" | "state"> }) {
	if (isToday(date) && (state === "open" || state === "closed")) return <State tone="info">heute</State>;
	return <State tone={TONES[state]}>{DATE_STATE_WORDS[state]}</State>;
}
