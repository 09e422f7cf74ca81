import { useSyncExternalStore } from "react";

const AGAIN_MS = 3_000;

/** Questions that got no answer and are asked again. */
let waiting = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
	waiting += change;
	for (const listener of [...listeners]) listener();
}

/** Until it makes sense to ask again: in a moment, or as soon as the browser is back in the net. */
export async function lineBack(): Promise<void> {
	count(1);
	await new Promise<void>((resolve) => {
		setTimeout(resolve, AGAIN_MS);
		addEventListener("online", () => resolve(), { once: true });
	});
	count(-1);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	addEventListener("online", listener);
	addEventListener("offline", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("online", listener);
		removeEventListener("offline", listener);
	};
}

/** The browser says so, or a question got no answer. */
export const useLineLost = (): boolean => useSyncExternalStore(subscribe, () => waiting > 0 || !navigator.onLine);
