import { useMediaSelector } from "media-chrome/react/media-store";
import { useEffect, useState } from "react";
import { watchBuffering } from "./buffering.ts";
import { type PlayerState, playerState } from "./player-state.ts";

export function usePlayerState(video: HTMLVideoElement): PlayerState {
	const paused = useMediaSelector((state) => state.mediaPaused ?? true);
	const ended = useMediaSelector((state) => state.mediaEnded ?? false);
	const [buffering, setBuffering] = useState(false);
	const runs = !paused && !ended;
	useEffect(() => (runs ? watchBuffering(video, setBuffering) : undefined), [runs, video]);
	return playerState({ paused, ended, buffering });
}
