import { formatDate } from "#contract/dates.ts";
import { LEVEL_WORDS, SKIP_WORDS } from "./open-item-words.ts";
import type { NextStep } from "./open-items.ts";

/** "Mahnung", "wartet bis 25.11.2026", "Mahnsperre bis 30.11.2026" */
export function stepText(step: NextStep): string {
	switch (step.kind) {
		case "nothing":
			return "nichts zu tun";
		case "remind":
			return LEVEL_WORDS[step.level];
		case "wait":
			return `wartet bis ${formatDate(step.until)}`;
		case "hand_over":
			return "zu übergeben";
		case "skip":
			return step.until ? `${SKIP_WORDS[step.why]} bis ${formatDate(step.until)}` : SKIP_WORDS[step.why];
	}
}
