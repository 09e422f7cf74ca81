import { Tag } from "#browser/ui/tag.tsx";
import type { DateState } from "./seminar-dates.ts";

const TAGS = {
	full: { kind: "warn", text: "Ausgebucht" },
	cancelled: { kind: "error", text: "Abgesagt" },
	past: { kind: "mute", text: "Termin vorbei" },
} as const;

/** Says what keeps people from signing up for a date. */
export function StateTag({ state }: { state: DateState }) {
	if (state === "open" || state === "deactivated") return null;
	const { kind, text } = TAGS[state];
	return <Tag kind={kind}>{text}</Tag>;
}
