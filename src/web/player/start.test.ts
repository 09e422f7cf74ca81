import { expect, test, vi } from "vitest";
import { prepare } from "./start.ts";

test("VID-23 a film of which nothing is loaded is loaded anew before its first play and keeps its place", () => {
	const video = { readyState: 0, currentTime: 41, load: vi.fn(() => Object.assign(video, { currentTime: 0 })) };
	prepare(video);
	expect(video.load).toHaveBeenCalledOnce();
	expect(video.currentTime).toBe(41);
});

test("a film that has begun to load goes on", () => {
	const video = { readyState: 1, currentTime: 3, load: vi.fn() };
	prepare(video);
	expect(video.load).not.toHaveBeenCalled();
});
