import { PLAYER } from "#contract/constants.ts";

export type PlayerAction = { type: "seek"; by: number } | { type: "volume"; by: number } | { type: "toggle" };

/** Which of the player's parts has the focus; what it does with a key itself comes first. */
type FocusedPart = "volume" | "select" | "button" | "other";

const SEEKS: Record<string, number> = { ArrowLeft: -PLAYER.seekSeconds, ArrowRight: PLAYER.seekSeconds };
const VOLUMES: Record<string, number> = { ArrowDown: -PLAYER.volumeStep, ArrowUp: PLAYER.volumeStep };

export function actionFor(key: string, focused: FocusedPart): PlayerAction | null {
	if (focused === "select") return null;
	const seek = SEEKS[key];
	if (seek !== undefined) {
		return focused === "volume"
			? { type: "volume", by: Math.sign(seek) * PLAYER.volumeStep }
			: { type: "seek", by: seek };
	}
	const volume = VOLUMES[key];
	if (volume !== undefined) return { type: "volume", by: volume };
	if (key === " ") return focused === "button" ? null : { type: "toggle" };
	return key === "k" || key === "K" ? { type: "toggle" } : null;
}

export function focusedPart(element: Element): FocusedPart {
	if (element.matches("[data-volume]")) return "volume";
	if (element.matches("select")) return "select";
	return element.matches("button") ? "button" : "other";
}
