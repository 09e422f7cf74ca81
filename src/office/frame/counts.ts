import { useEffect, useState } from "react";
import type { Counts } from "#contract/office/to-dos.ts";
import { officeApi } from "../api.ts";
import { onChange } from "../changes.ts";
import { isLookedAt } from "../looked-at.ts";

export const NO_COUNTS: Counts = {};

const EVERY_MS = 10_000;

/** How many things wait in each section, asked again and again while somebody looks, and at once after an own act. */
export function useCounts(): Counts {
	const [counts, setCounts] = useState(NO_COUNTS);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let turn = 0;
		async function renew(): Promise<void> {
			clearTimeout(timer);
			turn += 1;
			const own = turn;
			// What cannot be asked now is asked again in a moment; the page itself tells what is wrong.
			const answer = isLookedAt() ? await officeApi.toDos.counts().catch(() => null) : null;
			// Somebody asked later, or looks no more.
			if (own !== turn) return;
			if (answer) setCounts(answer.data);
			timer = setTimeout(renew, EVERY_MS);
		}
		void renew();
		const forget = onChange(() => void renew());
		return () => {
			turn += 1;
			forget();
			clearTimeout(timer);
		};
	}, []);
	return counts;
}
