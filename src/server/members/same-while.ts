import { setTimeout as sleep } from "node:timers/promises";

/** Longer than writing a letter takes. */
const ANSWER_AFTER_MS = 200;

/** Whether there is something to write, and so whether an address is known, cannot be told from how long it takes. */
export async function afterTheSameWhile(work: Promise<void>): Promise<void> {
	await Promise.all([work, sleep(ANSWER_AFTER_MS)]);
}
