export type PlayerState = "paused" | "playing" | "waiting" | "ended";

interface Playback {
	paused: boolean;
	ended: boolean;
	buffering: boolean;
}

export function playerState({ paused, ended, buffering }: Playback): PlayerState {
	if (ended) return "ended";
	if (paused) return "paused";
	return buffering ? "waiting" : "playing";
}
