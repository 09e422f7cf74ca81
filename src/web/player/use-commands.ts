import { MediaActionTypes as Request, useMediaDispatch, useMediaStore } from "media-chrome/react/media-store";
import type { PlayerAction } from "./keys.ts";
import { timeAfterSeek, timeAtPercent, volumeAfter } from "./scrub.ts";

/** Everything a person can ask of the player. */
export function useCommands() {
	const store = useMediaStore();
	const dispatch = useMediaDispatch();
	const state = () => store.getState();
	const request = (type: string, detail?: unknown) => dispatch({ type, detail });

	const seekTo = (time: number | null) => {
		if (time !== null) request(Request.MEDIA_SEEK_REQUEST, time);
	};
	const setVolume = (volume: number) => request(Request.MEDIA_VOLUME_REQUEST, volume);
	const toggle = () =>
		request((state().mediaPaused ?? true) ? Request.MEDIA_PLAY_REQUEST : Request.MEDIA_PAUSE_REQUEST);

	return {
		toggle,
		setVolume,
		scrubTo: (percent: number) => seekTo(timeAtPercent(percent, state().mediaDuration ?? 0)),
		setSpeed: (speed: number) => request(Request.MEDIA_PLAYBACK_RATE_REQUEST, speed),
		toggleSound: () =>
			request(state().mediaVolumeLevel === "off" ? Request.MEDIA_UNMUTE_REQUEST : Request.MEDIA_MUTE_REQUEST),
		toggleCaptions: () => request(Request.MEDIA_TOGGLE_SUBTITLES_REQUEST),
		toggleWindow: () => request(state().mediaIsPip ? Request.MEDIA_EXIT_PIP_REQUEST : Request.MEDIA_ENTER_PIP_REQUEST),
		toggleFullscreen: () =>
			request(
				state().mediaIsFullscreen ? Request.MEDIA_EXIT_FULLSCREEN_REQUEST : Request.MEDIA_ENTER_FULLSCREEN_REQUEST,
			),
		perform(action: PlayerAction) {
			const { mediaCurrentTime = 0, mediaDuration = Number.NaN, mediaVolume = 1 } = state();
			if (action.type === "seek") seekTo(timeAfterSeek(mediaCurrentTime, action.by, mediaDuration));
			else if (action.type === "volume") setVolume(volumeAfter(mediaVolume, action.by));
			else toggle();
		},
	};
}

export type Commands = ReturnType<typeof useCommands>;
