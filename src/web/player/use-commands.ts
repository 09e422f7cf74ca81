import { MediaActionTypes as Request, useMediaDispatch, useMediaStore } from "media-chrome/react/media-store";
import type { PlayerAction } from "./keys.ts";
import { timeAfterSeek, timeAtPercent, volumeAfter } from "./scrub.ts";
import { prepare } from "./start.ts";

/** Everything a person can ask of the player. Values come from the video itself: the store hears of a change a moment later. */
export function useCommands(video: HTMLVideoElement) {
	const store = useMediaStore();
	const dispatch = useMediaDispatch();
	const state = () => store.getState();
	const request = (type: string, detail?: unknown) => dispatch({ type, detail });

	const seekTo = (time: number | null) => {
		if (time !== null) request(Request.MEDIA_SEEK_REQUEST, time);
	};
	const setVolume = (volume: number) => request(Request.MEDIA_VOLUME_REQUEST, volume);
	const toggle = () => {
		if (!video.paused) return request(Request.MEDIA_PAUSE_REQUEST);
		prepare(video);
		request(Request.MEDIA_PLAY_REQUEST);
	};
	const seekBy = (seconds: number) => seekTo(timeAfterSeek(video.currentTime, seconds, video.duration));

	return {
		toggle,
		seekTo,
		seekBy,
		setVolume,
		scrubTo: (percent: number) => seekTo(timeAtPercent(percent, video.duration)),
		setSpeed: (speed: number) => request(Request.MEDIA_PLAYBACK_RATE_REQUEST, speed),
		toggleSound: () =>
			request(video.muted || video.volume === 0 ? Request.MEDIA_UNMUTE_REQUEST : Request.MEDIA_MUTE_REQUEST),
		toggleCaptions: () => request(Request.MEDIA_TOGGLE_SUBTITLES_REQUEST),
		toggleWindow: () => request(state().mediaIsPip ? Request.MEDIA_EXIT_PIP_REQUEST : Request.MEDIA_ENTER_PIP_REQUEST),
		toggleFullscreen: () =>
			request(
				state().mediaIsFullscreen ? Request.MEDIA_EXIT_FULLSCREEN_REQUEST : Request.MEDIA_ENTER_FULLSCREEN_REQUEST,
			),
		perform(action: PlayerAction) {
			if (action.type === "seek") seekBy(action.by);
			else if (action.type === "volume") setVolume(volumeAfter(video.volume, action.by));
			else toggle();
		},
	};
}

export type Commands = ReturnType<typeof useCommands>;
