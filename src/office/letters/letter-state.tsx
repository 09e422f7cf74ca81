import { letterKindWords } from "#contract/office/letter-kinds.ts";
import { LETTER_STATE_WORDS } from "#contract/office/letter-words.ts";
import type { OfficeLetter } from "#contract/office/letters.ts";
import { State, type Tone } from "../ui/state.tsx";

const TONES: Record<OfficeLetter["state"], Tone> = {
	waiting: "info",
	sent: "ok",
	kept: "mute",
	failed: "err",
	given_up: "mute",
	blocked: "warn",
};
export const LetterState = ({ state }: Pick<OfficeLetter, "state">) => (
	<State tone={TONES[state]}>{LETTER_STATE_WORDS[state]}</State>
);
/** What is said of a letter of which nobody keeps what stood in it: what it was for. */
export const subjectOf = ({ subject, kind }: OfficeLetter): string => subject ?? letterKindWords(kind);
