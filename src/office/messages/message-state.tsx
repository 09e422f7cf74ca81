import { MESSAGE_STATE_WORDS, type Message } from "#contract/office/messages.ts";
import { State, type Tone } from "../ui/state.tsx";

const TONES: Record<Message["state"], Tone> = { planned: "info", waiting: "info", sent: "ok", called_back: "mute" };

/** What failed is said first: it needs somebody. */
export const MessageStateMark = ({ state, counts }: Pick<Message, "state" | "counts">) =>
	counts.failed > 0 ? (
		<State tone="err">{`${counts.failed} kam${counts.failed === 1 ? "" : "en"} nicht an`}</State>
	) : (
		<State tone={TONES[state]}>{MESSAGE_STATE_WORDS[state]}</State>
	);

/** "12 von 15 verschickt, 3 warten" */
export function countsWords({ total, waiting, sent, failed, blocked }: Message["counts"]): string {
	const parts = [
		`${sent} von ${total} verschickt`,
		waiting > 0 && `${waiting} ${waiting === 1 ? "wartet" : "warten"}`,
		failed > 0 && `${failed} nicht angekommen`,
		blocked > 0 && `${blocked} gesperrt`,
	];
	return total === 0 ? "" : parts.filter(Boolean).join(", ");
}

export const canCallBack = ({ state }: Pick<Message, "state">): boolean => state === "planned" || state === "waiting";
