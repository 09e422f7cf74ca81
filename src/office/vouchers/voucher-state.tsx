import type { BatchState, CodeState } from "#contract/office/voucher-rows.ts";
import { BATCH_STATE_WORDS, CODE_STATE_WORDS } from "#contract/office/voucher-words.ts";
import { State, type Tone } from "../ui/state.tsx";

const BATCH_TONES: Record<BatchState, Tone> = {
	running: "ok",
	planned: "info",
	used_up: "mute",
	over: "mute",
	blocked: "warn",
};
const CODE_TONES: Record<CodeState, Tone> = { free: "ok", used_up: "mute", blocked: "warn" };

export const BatchStateSign = ({ state }: { state: BatchState }) => (
	<State tone={BATCH_TONES[state]}>{BATCH_STATE_WORDS[state]}</State>
);

export const CodeStateSign = ({ state }: { state: CodeState }) => (
	<State tone={CODE_TONES[state]}>{CODE_STATE_WORDS[state]}</State>
);
