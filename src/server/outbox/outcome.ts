import type { Sign } from "./breaker.ts";
import type { Fault } from "./failures.ts";
import { holdsSecret } from "./kinds.ts";
import { nextAfterSilence, nextTry } from "./rules.ts";
import type { Change, OutboxRow } from "./store.ts";

/** What came of a try to send. */
export type Outcome =
	| { kind: "sent" }
	/** The process ends, so it was broken off. */
	| { kind: "stopped" }
	/** Whoever it is for wants no such letters, so nobody sent it. */
	| { kind: "blocked" }
	| { kind: "failed"; fault: Fault; reason: string };

/** What it says about the server on the other side. */
export function signOf(outcome: Outcome): Sign {
	if (outcome.kind === "stopped" || outcome.kind === "blocked") return "unused";
	return outcome.kind === "failed" && outcome.fault === "server" ? "silent" : "answered";
}

/** What is noted about the letter, whose `tries` already count this one. */
export function changeAfter(
	{ kind, tries, created_at }: Pick<OutboxRow, "kind" | "tries" | "created_at">,
	outcome: Outcome,
	now: Date,
): Change {
	if (outcome.kind === "sent")
		return { state: "sent", sent_at: now, last_error: null, ...(holdsSecret(kind) ? { message: {} } : {}) };
	if (outcome.kind === "stopped") return { tries: tries - 1 };
	if (outcome.kind === "blocked") return { state: "blocked", tries: tries - 1, next_try_at: now };
	const last_error = outcome.reason;
	if (outcome.fault === "server")
		return { tries: tries - 1, last_error, next_try_at: nextAfterSilence(created_at, now) };
	const next = outcome.fault === "recipient" ? null : nextTry(tries, now);
	return next ? { last_error, next_try_at: next } : { state: "failed", last_error, next_try_at: now };
}
