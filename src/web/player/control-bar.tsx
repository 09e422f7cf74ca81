import { useMediaSelector } from "media-chrome/react/media-store";
import type { Ref } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { formatClock } from "./clock.ts";
import { PlayerButton } from "./player-button.tsx";
import { ScrubBar } from "./scrub-bar.tsx";
import { SoundControl } from "./sound-control.tsx";
import { SpeedSelect } from "./speed-select.tsx";
import { BAR_ATTRIBUTE } from "./use-auto-hide.ts";
import type { Commands } from "./use-commands.ts";

interface ControlBarProps {
	commands: Commands;
	hidden: boolean;
	playButton: Ref<HTMLButtonElement>;
}

/** Hidden it stays reachable: the focus brings it back. */
export function ControlBar({ commands, hidden, playButton }: ControlBarProps) {
	const paused = useMediaSelector((state) => state.mediaPaused ?? true);
	const hasCaptions = useMediaSelector((state) => (state.mediaSubtitlesList ?? []).length > 0);
	const captionsOn = useMediaSelector((state) => (state.mediaSubtitlesShowing ?? []).length > 0);
	const hasWindow = useMediaSelector((state) => !state.mediaPipUnavailable);
	const inWindow = useMediaSelector((state) => state.mediaIsPip ?? false);
	const hasFullscreen = useMediaSelector((state) => !state.mediaFullscreenUnavailable);
	const fullscreen = useMediaSelector((state) => state.mediaIsFullscreen ?? false);
	return (
		<div
			{...{ [BAR_ATTRIBUTE]: "" }}
			className={classNames(
				"pointer-events-none @container absolute inset-x-0 bottom-0 grid gap-0.5 bg-linear-to-b from-transparent to-holunder-950/90 to-48% px-2.5 pt-10 pb-1.75 transition-opacity duration-base",
				hidden ? "opacity-0" : "*:pointer-events-auto",
			)}
		>
			<ScrubBar onScrub={commands.scrubTo} />
			<div className="flex items-center gap-0.5">
				<PlayerButton ref={playButton} label={paused ? "Abspielen" : "Pause"} onClick={commands.toggle}>
					<Icon shape={paused ? icons.play : icons.pause} />
				</PlayerButton>
				<Time />
				<SoundControl commands={commands} />
				{hasCaptions && (
					<PlayerButton label="Untertitel" aria-pressed={captionsOn} onClick={commands.toggleCaptions}>
						<Icon shape={icons.captions} />
						{captionsOn && <i className="absolute inset-x-2 bottom-1 h-0.75 rounded-pill bg-raps-400" />}
					</PlayerButton>
				)}
				<SpeedSelect onChange={commands.setSpeed} />
				{hasWindow && (
					<PlayerButton
						label="Bild im Bild"
						aria-pressed={inWindow}
						onClick={commands.toggleWindow}
						className="@max-[22rem]:hidden"
					>
						<Icon shape={icons.window} />
					</PlayerButton>
				)}
				{hasFullscreen && (
					<PlayerButton label={fullscreen ? "Vollbild beenden" : "Vollbild"} onClick={commands.toggleFullscreen}>
						<Icon shape={fullscreen ? icons.fullscreenExit : icons.fullscreen} />
					</PlayerButton>
				)}
			</div>
		</div>
	);
}

function Time() {
	const time = useMediaSelector((state) => formatClock(state.mediaCurrentTime ?? 0));
	const duration = useMediaSelector((state) => (state.mediaDuration ? formatClock(state.mediaDuration) : null));
	return (
		<span className="mr-auto px-1.5 text-sm font-medium whitespace-nowrap tabular-nums">
			{time}
			{duration && <span className="@max-[20rem]:hidden">{` / ${duration}`}</span>}
		</span>
	);
}
