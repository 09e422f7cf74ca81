import { useSyncExternalStore } from "react";
import { createListeners } from "../listeners.ts";

const AGAIN_MS = 3_000;

/** Questions that got no answer and are asked again. */
let waiting = 0;
const waitingChanged = createListeners();

function count(change: 1 | -1): void {
	waiting += change;
	waitingChanged.tell();
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
	const forget = waitingChanged.subscribe(listener);
	addEventListener("online", listener);
	addEventListener("offline", listener);
	return () => {
		forget();
		removeEventListener("online", listener);
		removeEventListener("offline", listener);
	};
}

/** The browser says so, or a question got no answer. */
export const useLineLost = (): boolean => useSyncExternalStore(subscribe, () => waiting > 0 || !navigator.onLine);
