import { PLAYER } from "#contract/constants.ts";

/** Where a companion of the video (a sound description, say) has to jump to, or null while both are close enough. */
export const syncTime = (leader: number, follower: number): number | null =>
	Math.abs(leader - follower) > PLAYER.syncToleranceSeconds ? leader : null;

/** Plays a second medium together with the first, until the returned function is called. */
export function playTogether(leader: HTMLMediaElement, follower: HTMLMediaElement): () => void {
	const compare = () => {
		const time = syncTime(leader.currentTime, follower.currentTime);
		if (time !== null) follower.currentTime = time;
	};
	const mirror = () => {
		follower.playbackRate = leader.playbackRate;
		compare();
		if (leader.paused) follower.pause();
		else void follower.play().catch(() => {});
	};
	const events = ["play", "pause", "seeked", "ratechange"];
	for (const event of events) leader.addEventListener(event, mirror);
	const timer = setInterval(compare, PLAYER.syncIntervalMs);
	mirror();
	return () => {
		clearInterval(timer);
		for (const event of events) leader.removeEventListener(event, mirror);
		follower.pause();
	};
}
