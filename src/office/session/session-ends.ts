import { useSyncExternalStore } from "react";

/** When the session ends in any case, and when it ends because nobody does anything; in milliseconds. */
export interface SessionEnds {
	endsAt: number;
	idleEndsAt: number;
}

interface Told {
	ends_at: string;
	idle_ends_at: string;
}

let known: SessionEnds | null = null;
const listeners = new Set<() => void>();

/** As the server last told. */
export function tellEnds({ ends_at, idle_ends_at }: Told): void {
	known = { endsAt: Date.parse(ends_at), idleEndsAt: Date.parse(idle_ends_at) };
	for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};

export const useSessionEnds = (): SessionEnds | null => useSyncExternalStore(subscribe, () => known);
