import { useMediaSelector } from "media-chrome/react/media-store";
import { useLayoutEffect, useState } from "react";
import { watchBuffering } from "./buffering.ts";
import { type PlayerState, playerState } from "./player-state.ts";

export function usePlayerState(video: HTMLVideoElement): PlayerState {
	const paused = useMediaSelector((state) => state.mediaPaused ?? true);
	const ended = useMediaSelector((state) => state.mediaEnded ?? false);
	const [buffering, setBuffering] = useState(false);
	const runs = !paused && !ended;
	// Before anything is painted: a film that has no data yet is never shown as playing.
	useLayoutEffect(() => (runs ? watchBuffering(video, setBuffering) : undefined), [runs, video]);
	return playerState({ paused, ended, buffering });
}
