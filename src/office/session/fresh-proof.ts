import { useSyncExternalStore } from "react";
import { createListeners } from "../listeners.ts";

/** Calls that wait until somebody has shown once more who they are. */
let asked: PromiseWithResolvers<boolean> | null = null;
const { subscribe, tell } = createListeners();

/** The last proof is too old for what is wanted: asks for another where the person is; false when they decline. */
export function askForProof(): Promise<boolean> {
	if (!asked) {
		asked = Promise.withResolvers<boolean>();
		tell();
	}
	return asked.promise;
}

export function endProof(isGiven: boolean): void {
	asked?.resolve(isGiven);
	asked = null;
	tell();
}

export const useProofAsked = (): boolean => useSyncExternalStore(subscribe, () => asked !== null);
