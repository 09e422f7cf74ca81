import { useRef, useState } from "react";
import { ApiError, ERRORS } from "#contract/errors.ts";

export interface Outcome {
	kind: "ok" | "error";
	text: string;
}

const FAILED = "Das hat nicht geklappt. Bitte versuche es gleich noch einmal.";

/** Refusals that the person can do something about say so in the server's words. */
const isTelling = (error: unknown): error is ApiError =>
	error instanceof ApiError && error.status < 500 && error.status !== ERRORS.unauthenticated.status;

/** One button, one request: runs once at a time and says how it went. */
export function useRequest() {
	const running = useRef(false);
	const [busy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<Outcome | null>(null);

	/** What `work` answers is said when it went well. */
	async function run(work: () => Promise<string | undefined>): Promise<void> {
		if (running.current) return;
		running.current = true;
		setBusy(true);
		setOutcome(null);
		try {
			const text = await work();
			if (text) setOutcome({ kind: "ok", text });
		} catch (error) {
			if (!(error instanceof ApiError)) console.error(error);
			setOutcome({ kind: "error", text: isTelling(error) ? error.body.message : FAILED });
		} finally {
			running.current = false;
			setBusy(false);
		}
	}
	return { busy, outcome, run };
}
