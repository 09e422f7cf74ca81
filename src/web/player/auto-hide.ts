import { PLAYER } from "#contract/constants.ts";
import type { PlayerState } from "./player-state.ts";

/** Controls hide only while the video runs and nobody has done anything for a while. */
export const controlsHidden = (state: PlayerState, idle: boolean): boolean => state === "playing" && idle;

interface Idleness {
	/** Something holds the controls: the focus of the keyboard, or a pointer that rests on them. */
	isHeld: () => boolean;
	onChange: (idle: boolean) => void;
}

/** Tells when nobody has done anything for 1.5 s. While something holds the controls, time does not pass. */
export function watchIdleness({ isHeld, onChange }: Idleness) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		wake() {
			clearTimeout(timer);
			onChange(false);
			timer = setTimeout(() => {
				if (!isHeld()) onChange(true);
			}, PLAYER.autoHideMs);
		},
		stop: () => clearTimeout(timer),
	};
}
