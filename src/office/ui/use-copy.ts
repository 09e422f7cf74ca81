import { useState } from "react";

/** Puts words into the clipboard; browsers refuse it where the line is not safe or somebody has forbidden it. */
export function useCopy(words: string) {
	const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(words);
			setOutcome("copied");
		} catch {
			setOutcome("failed");
		}
	};
	return { outcome, copy };
}
