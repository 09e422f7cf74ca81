import { useEffect, useState } from "react";
import type { Counts } from "#contract/office/to-dos.ts";
import { officeApi } from "../api.ts";

export const NO_COUNTS: Counts = {};

const EVERY_MS = 10_000;

/** Nobody is asked for what nobody sees. */
export const isLookedAt = (): boolean => document.visibilityState === "visible" && navigator.onLine;

/** How many things wait in each section, asked again and again while somebody looks. */
export function useCounts(): Counts {
	const [counts, setCounts] = useState(NO_COUNTS);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isGone = false;
		async function renew(): Promise<void> {
			// What cannot be asked now is asked again in a moment; the page itself tells what is wrong.
			const answer = isLookedAt() ? await officeApi.toDos.counts().catch(() => null) : null;
			if (isGone) return;
			if (answer) setCounts(answer.data);
			timer = setTimeout(renew, EVERY_MS);
		}
		void renew();
		return () => {
			isGone = true;
			clearTimeout(timer);
		};
	}, []);
	return counts;
}
