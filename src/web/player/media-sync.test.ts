import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playTogether, syncTime } from "./media-sync.ts";

class Medium extends EventTarget {
	currentTime = 0;
	playbackRate = 1;
	paused = true;
	async play() {
		this.paused = false;
	}
	pause() {
		this.paused = true;
	}
}

const media = () => [new Medium(), new Medium()] as unknown as [HTMLMediaElement & Medium, HTMLMediaElement & Medium];

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test("VID-22 media that differ by more than 0.3 s are brought together", () => {
	expect(syncTime(0, 0.3)).toBeNull();
	expect(syncTime(10, 9.75)).toBeNull();
	expect(syncTime(10, 10.31)).toBe(10);
	expect(syncTime(10, 2)).toBe(10);
});

test("VID-22 media played together are compared every 1 s", () => {
	const [video, sound] = media();
	const stop = playTogether(video, sound);
	video.currentTime = 5;
	vi.advanceTimersByTime(999);
	expect(sound.currentTime).toBe(0);
	vi.advanceTimersByTime(1);
	expect(sound.currentTime).toBe(5);
	stop();
	video.currentTime = 9;
	vi.advanceTimersByTime(5000);
	expect(sound.currentTime).toBe(5);
});

test("VID-22 the second medium runs, rests and hurries with the first", async () => {
	const [video, sound] = media();
	const stop = playTogether(video, sound);
	await video.play();
	video.playbackRate = 1.5;
	video.dispatchEvent(new Event("play"));
	expect([sound.paused, sound.playbackRate]).toEqual([false, 1.5]);
	video.pause();
	video.dispatchEvent(new Event("pause"));
	expect(sound.paused).toBe(true);
	stop();
});
