import { setTimeout as sleep } from "node:timers/promises";

const LOOK_EVERY_MS = 500;
/** After a start that failed. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000];
const LONGEST_PAUSE_MS = 30_000;

interface Watched {
	isRunning(): Promise<boolean>;
	/** Waits until it answers. */
	start(signal: AbortSignal): Promise<void>;
}

interface Watch {
	/** From then on nothing is started any more. */
	stop(): Promise<void>;
}

/**
 * Starts the server again whenever its process is gone. It is looked for by its number, because one taken over from a
 * killed application is nobody's child. One line when it is gone, one when it is back, one for each start that failed.
 */
export function watchServer(server: Watched, log: (line: string) => void): Watch {
	const stopping = new AbortController();
	const { signal } = stopping;
	const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});

	async function startIfGone(isFirstTry: boolean): Promise<void> {
		if (await server.isRunning()) return;
		if (isFirstTry) log("Datenbank: Der Prozess der eingebauten Datenbank ist beendet. Starte ihn neu …");
		await server.start(signal);
		log("Datenbank: Die eingebaute Datenbank läuft wieder.");
	}

	async function look(): Promise<void> {
		for (let failures = 0; !signal.aborted; ) {
			try {
				await startIfGone(failures === 0);
				failures = 0;
				await pause(LOOK_EVERY_MS);
			} catch (error) {
				if (signal.aborted) return;
				failures += 1;
				log(`Datenbank: Neustart ${failures} ist gescheitert, versuche es weiter. ${(error as Error).message}`);
				await pause(PAUSES_MS[failures - 1] ?? LONGEST_PAUSE_MS);
			}
		}
	}

	const looking = look();
	return {
		async stop() {
			stopping.abort();
			await looking;
		},
	};
}
