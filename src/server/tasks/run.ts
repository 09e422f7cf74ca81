import type { Tasks } from "./service.ts";

/** Somebody waits for it on the screen. */
const LOOK_EVERY_MS = 1_000;

interface Parts {
	tasks: Pick<Tasks, "turn">;
	onError: (error: unknown) => void;
	lookEveryMs?: number;
}

/** Takes step after step, each of the task that has waited longest, until all are over; in every process one at a time. */
export function startTasks({ tasks, onError, lookEveryMs = LOOK_EVERY_MS }: Parts): { stop(): Promise<void> } {
	let stopped = false;
	let inTrouble = false;
	let round: Promise<void> | null = null;

	async function work(): Promise<void> {
		try {
			while (!stopped && (await tasks.turn()));
			inTrouble = false;
		} catch (error) {
			// While the database is away every look fails: that is told once.
			if (!inTrouble) onError(error);
			inTrouble = true;
		}
	}

	function look(): void {
		if (stopped || round) return;
		round = work().finally(() => {
			round = null;
		});
	}

	const timer = setInterval(look, lookEveryMs);
	look();
	return {
		async stop() {
			stopped = true;
			clearInterval(timer);
			await round;
		},
	};
}
