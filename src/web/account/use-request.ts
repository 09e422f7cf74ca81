import { useRef, useState } from "react";
import { type ApiError, isRefusal } from "#contract/errors.ts";

export interface Outcome {
	kind: "ok" | "error";
	text: string;
}

const FAILED = "Das hat nicht geklappt. Bitte versuche es gleich noch einmal.";

/** Refusals that the person can do something about say so in the server's words. */
const isTelling = (error: unknown): error is ApiError =>
	isRefusal(error) && error.status < 500 && !isRefusal(error, "unauthenticated");

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
			if (!isRefusal(error)) console.error(error);
			setOutcome({ kind: "error", text: isTelling(error) ? error.body.message : FAILED });
		} finally {
			running.current = false;
			setBusy(false);
		}
	}
	return { busy, outcome, run };
}
