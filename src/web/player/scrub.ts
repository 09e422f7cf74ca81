import { PLAYER } from "#contract/constants.ts";

/** Position of the scrub bar; the last thousandth is left to the video itself, so that its end can be reached. */
export function scrubPercent(time: number, duration: number): number {
	if (!(duration > 0)) return 0;
	const percent = Math.round((time / duration) * 1000) / 10;
	return Math.min(Math.max(percent, 0), PLAYER.scrubMaxPercent);
}

const withinVideo = (time: number, duration: number): number =>
	Math.min(Math.max(time, 0), (duration * PLAYER.scrubMaxPercent) / 100);

export const timeAtPercent = (percent: number, duration: number): number =>
	withinVideo((percent / 100) * duration, duration);

/** Where a jump leads; before the length is known there is nowhere to go. */
export const timeAfterSeek = (time: number, by: number, duration: number): number | null =>
	duration > 0 ? withinVideo(time + by, duration) : null;

/** Volume from 0 to 1, in clean steps. */
export const volumeAfter = (volume: number, by: number): number =>
	Math.min(Math.max(Math.round((volume + by) * 100) / 100, 0), 1);
