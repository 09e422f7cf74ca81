import { type Rounds, startRounds } from "#server/rounds.ts";
import type { Tasks } from "./service.ts";

/** Somebody waits for it on the screen. */
const LOOK_EVERY_MS = 1_000;

interface Parts {
	tasks: Pick<Tasks, "turn">;
	onError: (error: unknown) => void;
	lookEveryMs?: number;
}

/** Takes step after step, each of the task that has waited longest, until all are over; in every process one at a time. */
export function startTasks({ tasks, onError, lookEveryMs = LOOK_EVERY_MS }: Parts): Rounds {
	let inTrouble = false;
	return startRounds(async (isStopped) => {
		try {
			while (!isStopped() && (await tasks.turn()));
			inTrouble = false;
		} catch (error) {
			// While the database is away every look fails: that is told once.
			if (!inTrouble) onError(error);
			inTrouble = true;
		}
	}, lookEveryMs);
}
