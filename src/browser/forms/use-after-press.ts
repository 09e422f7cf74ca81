import { useEffect, useRef } from "react";

/** How long after the release a click may still follow. */
const CLICK_MS = 300;

/**
 * An error that appears between press and release would move what is pressed away from the pointer, and the click would
 * be lost: it waits until the press is over.
 */
export function useAfterPress() {
	const { current: press } = useRef({ isDown: false, waiting: [] as (() => void)[] });
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const down = () => {
			clearTimeout(timer);
			press.isDown = true;
		};
		const up = () => {
			timer = setTimeout(() => {
				press.isDown = false;
				for (const work of press.waiting.splice(0)) work();
			}, CLICK_MS);
		};
		const events = { pointerdown: down, pointerup: up, pointercancel: up };
		for (const [name, listener] of Object.entries(events)) document.addEventListener(name, listener, true);
		return () => {
			clearTimeout(timer);
			for (const [name, listener] of Object.entries(events)) document.removeEventListener(name, listener, true);
		};
	}, [press]);

	return {
		run: (work: () => void) => void (press.isDown ? press.waiting.push(work) : work()),
		/** What waited has lost its meaning. */
		forget: () => void press.waiting.splice(0),
	};
}
