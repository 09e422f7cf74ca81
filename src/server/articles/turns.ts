import type { Clock } from "#server/clock.ts";
import type { ArticlePublishing } from "./publishing.ts";

interface Parts {
	publishing: Pick<ArticlePublishing, "turn" | "nextTurn">;
	clock: Clock;
	onError: (error: unknown) => void;
}

/** It is looked again at least so often: clocks are set, and the database may have been away at the moment. */
const LOOK_MS = 30_000;

export interface Turns {
	/** Something was planned, or a plan dropped. */
	look(): void;
	stop(): Promise<void>;
}

/** EDIT-04: lets articles appear and go at their moment. Every process waits for it; whoever is first does it. */
export function startTurns({ publishing, clock, onError }: Parts): Turns {
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;
	let work: Promise<void> = Promise.resolve();

	async function round(): Promise<void> {
		if (isStopped) return;
		clearTimeout(timer);
		let wait = LOOK_MS;
		try {
			await publishing.turn();
			const next = await publishing.nextTurn();
			if (next) wait = Math.max(0, Math.min(LOOK_MS, next.getTime() - clock().getTime()));
		} catch (error) {
			onError(error);
			wait = 1_000;
		}
		if (!isStopped) timer = setTimeout(look, wait);
	}

	function look(): void {
		work = work.then(round);
	}

	look();
	return {
		look,
		async stop() {
			isStopped = true;
			clearTimeout(timer);
			await work;
		},
	};
}
