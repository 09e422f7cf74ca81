import { useMediaSelector } from "media-chrome/react/media-store";
import type { Ref } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { Chapter } from "#contract/courses.ts";
import { ChapterSelect } from "./chapter-select.tsx";
import { formatClock } from "./clock.ts";
import { PlayerButton } from "./player-button.tsx";
import { ScrubBar } from "./scrub-bar.tsx";
import { SoundControl } from "./sound-control.tsx";
import { SpeedSelect } from "./speed-select.tsx";
import { BAR_ATTRIBUTE } from "./use-auto-hide.ts";
import type { Commands } from "./use-commands.ts";

interface ControlBarProps {
	commands: Commands;
	chapters: Chapter[];
	/** On wide screens it lies over the picture while the film runs; on a phone it always stands below. */
	placement: "over" | "below";
	hidden: boolean;
	playButton: Ref<HTMLButtonElement>;
}

const BACK_SECONDS = 10;

const OVER =
	"sm:pointer-events-none sm:row-start-1 sm:self-end sm:bg-linear-to-b sm:from-transparent sm:to-holunder-950/90 sm:to-48% sm:pt-10 sm:transition-opacity sm:duration-base";

/** Hidden it stays reachable: the focus brings it back. */
export function ControlBar({ commands, chapters, placement, hidden, playButton }: ControlBarProps) {
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
				"@container relative col-start-1 px-2.5 pb-1.75",
				placement === "over" && OVER,
				hidden ? "sm:opacity-0" : "*:pointer-events-auto",
			)}
		>
			<ScrubBar chapters={chapters} onScrub={commands.scrubTo} />
			<div className="flex items-center gap-0.5">
				<PlayerButton ref={playButton} label={paused ? "Abspielen" : "Pause"} onClick={commands.toggle}>
					<Icon shape={paused ? icons.play : icons.pause} />
				</PlayerButton>
				<PlayerButton label={`${BACK_SECONDS} Sekunden zurück`} onClick={() => commands.seekBy(-BACK_SECONDS)}>
					<Icon shape={icons.undo} />
				</PlayerButton>
				<Time />
				<SoundControl commands={commands} />
				{hasCaptions && (
					<PlayerButton label="Untertitel" aria-pressed={captionsOn} onClick={commands.toggleCaptions}>
						<Icon shape={icons.captions} />
					</PlayerButton>
				)}
				{chapters.length > 0 && <ChapterSelect chapters={chapters} onChoose={commands.seekTo} />}
				<SpeedSelect onChange={commands.setSpeed} />
				{hasWindow && (
					<PlayerButton
						label="Bild im Bild"
						aria-pressed={inWindow}
						onClick={commands.toggleWindow}
						className="@max-narrow-bar:hidden"
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
			{duration && <span className="@max-3xs:hidden">{` / ${duration}`}</span>}
		</span>
	);
}
