import { useEffect } from "react";
import { plainApi } from "../api.ts";
import { tellEnds } from "./session-ends.ts";

const AT_MOST_EVERY_MS = 60_000;
const SIGNS = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** Says that somebody is there: screens that renew by themselves are no sign of it, hands are. */
export function useActivity(): void {
	useEffect(() => {
		let last = Date.now();
		const tell = () => {
			if (Date.now() - last < AT_MOST_EVERY_MS) return;
			last = Date.now();
			// A session that is over shows with the next call that matters.
			plainApi.session.activity().then(
				({ data }) => tellEnds(data),
				() => {},
			);
		};
		for (const sign of SIGNS) document.addEventListener(sign, tell, { passive: true, capture: true });
		return () => {
			for (const sign of SIGNS) document.removeEventListener(sign, tell, { capture: true });
		};
	}, []);
}
