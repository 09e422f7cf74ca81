import { useSyncExternalStore } from "react";
import { createListeners } from "../listeners.ts";

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
const { subscribe, tell } = createListeners();

/** As the server last told. */
export function tellEnds({ ends_at, idle_ends_at }: Told): void {
	known = { endsAt: Date.parse(ends_at), idleEndsAt: Date.parse(idle_ends_at) };
	tell();
}

/** Whether somebody has come in since this page was opened. */
export const hasSession = (): boolean => known !== null;

export const useSessionEnds = (): SessionEnds | null => useSyncExternalStore(subscribe, () => known);
