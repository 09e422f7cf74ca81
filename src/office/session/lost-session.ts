import { useSyncExternalStore } from "react";
import { createListeners } from "../listeners.ts";

/** Calls that wait until somebody has logged in again. */
let waiting: PromiseWithResolvers<void> | null = null;
const { subscribe, tell } = createListeners();

/** The server knows the session no more: waits until the person has logged in where they are. */
export function regainSession(): Promise<void> {
	if (!waiting) {
		waiting = Promise.withResolvers<void>();
		tell();
	}
	return waiting.promise;
}

export function sessionRegained(): void {
	waiting?.resolve();
	waiting = null;
	tell();
}

export const useSessionLost = (): boolean => useSyncExternalStore(subscribe, () => waiting !== null);
