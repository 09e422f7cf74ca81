import { useState } from "react";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { isRefusal } from "#contract/errors.ts";

const NO_ANSWER = "Gerade besteht keine Verbindung. Es ist nichts passiert.";
const UNFORESEEN = "Das hat nicht geklappt. Es liegt nicht an dir.";

/** What a failed call says to a person. */
export function failureText(error: unknown): string {
	if (isRefusal(error)) return error.body.message;
	console.error(error);
	return error instanceof NoAnswer ? NO_ANSWER : UNFORESEEN;
}

/** Something that one press does: busy until it is done, and what it says when it fails. */
export function useAct() {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	async function run(work: () => Promise<unknown>): Promise<void> {
		if (busy) return;
		setBusy(true);
		setFailure(null);
		try {
			await work();
		} catch (error) {
			setFailure(failureText(error));
		} finally {
			setBusy(false);
		}
	}
	return { busy, failure, run };
}
