import { PAYMENT_WORDS } from "#contract/office/participant-words.ts";
import type { PaymentState as Known } from "#contract/office/participants.ts";
import { State, type Tone } from "../ui/state.tsx";

const TONES: Record<Known, Tone> = { paid: "ok", open: "warn", overdue: "err", free: "mute" };

export const PaymentState = ({ state }: { state: Known }) => <State tone={TONES[state]}>{PAYMENT_WORDS[state]}</State>;
