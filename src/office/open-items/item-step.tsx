import { formatDate } from "#contract/dates.ts";
import { LEVEL_WORDS } from "#contract/office/open-item-words.ts";
import type { NextStep, OpenItem } from "#contract/office/open-items.ts";
import { stepText } from "#contract/office/step-words.ts";
import { State, type Tone } from "../ui/state.tsx";

const TONES: Record<Exclude<NextStep["kind"], "remind" | "nothing">, Tone> = {
	wait: "mute",
	skip: "info",
	hand_over: "err",
};

export const toneOf = (step: NextStep): Tone =>
	step.kind === "remind" ? (step.level === 1 ? "warn" : "err") : step.kind === "nothing" ? "mute" : TONES[step.kind];

const lastText = ({ reminders }: Pick<OpenItem, "reminders">): string => {
	const last = reminders.at(-1);
	return last ? `nach ${LEVEL_WORDS[last.level]} vom ${formatDate(last.sent_on)}` : "noch nichts geschickt";
};

/** What becomes of it next, and what was sent before. */
export function ItemStep({ item }: { item: OpenItem }) {
	const { next, reminders } = item;
	if (next.kind === "nothing" && reminders.length === 0) return <span className="muted s">{stepText(next)}</span>;
	return (
		<>
			{next.kind === "nothing" ? (
				<span className="muted s">{stepText(next)}</span>
			) : (
				<State tone={toneOf(next)}>{stepText(next)}</State>
			)}
			<small>{lastText(item)}</small>
		</>
	);
}
