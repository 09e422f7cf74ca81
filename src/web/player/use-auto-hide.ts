import { useEffect, useRef, useState } from "react";
import { controlsHidden, watchIdleness } from "./auto-hide.ts";
import type { PlayerState } from "./player-state.ts";

export const BAR_ATTRIBUTE = "data-player-bar";

/** The keyboard's focus is on one of the controls. A focus left behind by a mouse click holds nothing. */
function holdsFocus(box: HTMLElement, usesKeys: boolean): boolean {
	const focused = document.activeElement;
	if (focused === null || focused === box || !box.contains(focused)) return false;
	return usesKeys || focused.matches(":focus-visible");
}

/** Whether the controls are hidden now. */
export function useAutoHide(box: HTMLElement, state: PlayerState): boolean {
	const [idle, setIdle] = useState(false);
	const wake = useRef(() => {});

	useEffect(() => {
		let usesKeys = false;
		let restsOnBar = false;
		const watch = watchIdleness({ isHeld: () => restsOnBar || holdsFocus(box, usesKeys), onChange: setIdle });
		wake.current = watch.wake;
		const { signal, abort } = abortable();
		const on = <K extends keyof HTMLElementEventMap>(event: K, note: (event: HTMLElementEventMap[K]) => void) =>
			box.addEventListener(
				event,
				(happened) => {
					note(happened);
					watch.wake();
				},
				{ signal },
			);
		on("pointermove", ({ pointerType, target }) => {
			restsOnBar = pointerType !== "touch" && (target as Element).closest(`[${BAR_ATTRIBUTE}]`) !== null;
		});
		on("pointerleave", () => {
			restsOnBar = false;
		});
		on("pointerdown", () => {
			usesKeys = false;
		});
		// Whoever has pressed is done there; only a list of choices stays open.
		on("click", ({ target }) => {
			restsOnBar = (target as Element).matches("select");
		});
		on("keydown", () => {
			usesKeys = true;
		});
		on("focusin", () => {});
		on("focusout", () => {});
		return () => {
			abort();
			watch.stop();
		};
	}, [box]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every change of the state starts the time anew
	useEffect(() => wake.current(), [state]);
	return controlsHidden(state, idle);
}

function abortable() {
	const controller = new AbortController();
	return { signal: controller.signal, abort: () => controller.abort() };
}
