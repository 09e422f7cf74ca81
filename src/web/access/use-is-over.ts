import { useEffect, useState } from "react";

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Turns true at a moment while the page is open, also after the device has slept. */
export function useIsOver(until: string | undefined): boolean {
	const [isOver, setIsOver] = useState(false);
	useEffect(() => {
		if (!until) return;
		let timer: ReturnType<typeof setTimeout>;
		const look = () => {
			clearTimeout(timer);
			const left = Date.parse(until) - Date.now();
			if (left <= 0) setIsOver(true);
			else timer = setTimeout(look, Math.min(left + 1, LONGEST_TIMER_MS));
		};
		look();
		document.addEventListener("visibilitychange", look);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, [until]);
	return isOver;
}
