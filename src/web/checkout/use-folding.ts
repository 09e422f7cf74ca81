import { useState } from "react";

interface FoldingOptions {
	/** The part after it has begun. */
	begun: boolean;
	/** Nothing in it is open. */
	isDone: boolean;
	/** Somebody has come back for it. */
	isWanted: boolean;
}

/** A finished part becomes a line when the next one begins; never under the hands of somebody who types in it. */
export function useFolding({ begun, isDone, isWanted }: FoldingOptions) {
	const [isFolded, setFolded] = useState(begun && isDone && !isWanted);
	const [hadBegun, setBegun] = useState(begun);
	if (begun !== hadBegun) {
		setBegun(begun);
		if (begun) setFolded(isDone);
	}
	if (isFolded && !isDone) setFolded(false);
	return { isFolded, unfold: () => setFolded(false) };
}
