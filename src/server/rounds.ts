export interface Rounds {
	/** Ends after what is being done. */
	stop(): Promise<void>;
}

/** Works at once and then again and again, one round at a time; `work` never fails, and asks whether it should go on. */
export function startRounds(work: (isStopped: () => boolean) => Promise<void>, everyMs: number): Rounds {
	let stopped = false;
	let round: Promise<void> | null = null;

	function look(): void {
		if (stopped || round) return;
		round = work(() => stopped).finally(() => {
			round = null;
		});
	}

	const timer = setInterval(look, everyMs);
	look();
	return {
		async stop() {
			stopped = true;
			clearInterval(timer);
			await round;
		},
	};
}
