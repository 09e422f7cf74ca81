import { PLAYER } from "#contract/constants.ts";

/** What is seen of a running video at one check. */
interface Progress {
	currentTime: number;
	readyState: number;
}

const HAVE_FUTURE_DATA = 3;

/** A video that should run waits for data when it has none to go on with, or has not moved since the last check. */
export const isBuffering = (now: Progress, before: Progress | null): boolean =>
	now.readyState < HAVE_FUTURE_DATA || (before !== null && now.currentTime === before.currentTime);

/** Looks every 200 ms whether a video that should run has to wait, until the returned function is called. */
export function watchBuffering(video: Progress, onChange: (buffering: boolean) => void): () => void {
	let before: Progress | null = null;
	const check = () => {
		const now = { currentTime: video.currentTime, readyState: video.readyState };
		onChange(isBuffering(now, before));
		before = now;
	};
	check();
	const timer = setInterval(check, PLAYER.bufferCheckMs);
	return () => clearInterval(timer);
}
