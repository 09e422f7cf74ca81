import { expect, test } from "vitest";
import { playerState } from "./player-state.ts";

test("VID-17 the player knows the states paused, playing, ended and waiting", () => {
	expect(playerState({ paused: true, ended: false, buffering: false })).toBe("paused");
	expect(playerState({ paused: false, ended: false, buffering: false })).toBe("playing");
	expect(playerState({ paused: false, ended: false, buffering: true })).toBe("waiting");
	expect(playerState({ paused: true, ended: true, buffering: false })).toBe("ended");
});

test("VID-17 nobody waits for data while the video is paused", () => {
	expect(playerState({ paused: true, ended: false, buffering: true })).toBe("paused");
});
