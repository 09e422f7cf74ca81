import { setTimeout as pause } from "node:timers/promises";

const AGAIN_MS = 1_000;

/** Something that every process keeps in memory and reads anew when the database tells of a change. */
export function createLive(read: () => Promise<void>) {
	const listeners: (() => void)[] = [];
	let reading: Promise<void> = Promise.resolve();

	/** Everything that was made before may be wrong now. */
	const tell = () => {
		for (const listener of listeners) listener();
	};

	/** One after the other: what was asked for first must not be what stays. */
	function load(): Promise<void> {
		reading = reading
			.catch(() => {})
			.then(read)
			.then(tell);
		return reading;
	}

	return {
		load,
		tell,

		/** Reads as soon as the database answers: its outage is told elsewhere. */
		async renew(stop: AbortSignal): Promise<void> {
			for (let isRead = false; !isRead && !stop.aborted; ) {
				isRead = await load().then(
					() => true,
					() => false,
				);
				if (!isRead) await pause(AGAIN_MS, undefined, { signal: stop }).catch(() => {});
			}
		},

		onChange(listener: () => void): void {
			listeners.push(listener);
		},
	};
}

export type Live = Pick<ReturnType<typeof createLive>, "load" | "renew" | "onChange">;
