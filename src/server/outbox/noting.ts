import { setTimeout as pause } from "node:timers/promises";

const NOTE_AGAIN_MS = 1_000;
/** Longer than a restart of the database takes. */
const NOTE_TRIES = 600;

/** What has been sent must be noted, also when the database is away just then: else it would be sent again. */
export async function untilNoted(note: () => Promise<unknown>, stop: AbortSignal): Promise<void> {
	for (let tries = 1; ; tries += 1) {
		try {
			return void (await note());
		} catch (error) {
			if (tries >= NOTE_TRIES || stop.aborted) throw error;
			await pause(NOTE_AGAIN_MS, undefined, { signal: stop }).catch(() => {});
		}
	}
}
