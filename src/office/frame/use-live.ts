import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isLookedAt } from "../looked-at.ts";

const EVERY_MS = 5_000;

/** Renews what this page shows while somebody looks at it, and at once when they come back to it. */
export function useLive(everyMs: number = EVERY_MS): void {
	const { revalidate, state } = useRevalidator();
	useEffect(() => {
		if (state !== "idle") return;
		const renew = () => {
			if (isLookedAt()) void revalidate();
		};
		const timer = setInterval(renew, everyMs);
		document.addEventListener("visibilitychange", renew);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", renew);
		};
	}, [state, revalidate, everyMs]);
}
