import { useSyncExternalStore } from "react";

/** Calls that wait until somebody has logged in again. */
let waiting: PromiseWithResolvers<void> | null = null;
const listeners = new Set<() => void>();

const tell = () => {
	for (const listener of [...listeners]) listener();
};

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

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};

export const useSessionLost = (): boolean => useSyncExternalStore(subscribe, () => waiting !== null);
