import { type MouseEvent, useEffect, useRef, useState } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { Seats } from "#browser/ui/seats.tsx";
import type { Chapter } from "#contract/courses.ts";
import { CaptionBand } from "./caption-band.tsx";
import { ControlBar } from "./control-bar.tsx";
import { EndPanel, type NextStep } from "./end-panel.tsx";
import { StartButton } from "./start-button.tsx";
import { useAutoHide } from "./use-auto-hide.ts";
import { useCommands } from "./use-commands.ts";
import { usePlayerState } from "./use-player-state.ts";
import { useSurface } from "./use-surface.ts";

export interface ControlLayerProps {
	video: HTMLVideoElement;
	box: HTMLElement;
	playLabel: string;
	seconds: number | null;
	chapters?: Chapter[];
	next?: NextStep;
	/** Before that there is one button, and the picture is free. */
	started: boolean;
	onStart: () => void;
}

/** Covers the picture, so a press on it reaches us and not the browser's own menu of the video. */
export function ControlLayer(props: ControlLayerProps) {
	const { video, box, playLabel, seconds, chapters = [], next, started, onStart } = props;
	const commands = useCommands(video);
	const state = usePlayerState(video);
	const hidden = useAutoHide(box, state);
	const [layer, setLayer] = useState<HTMLElement | null>(null);
	const playButton = useRef<HTMLButtonElement>(null);
	useSurface({ box, layer, hidden, commands });
	const ended = state === "ended";

	// The button goes away when it is pressed: the focus goes on to the bar that comes in its place.
	const byKey = useRef(false);
	const play = ({ detail }: MouseEvent) => {
		byKey.current = detail === 0;
		(byKey.current ? playButton.current : box)?.focus();
		onStart();
		commands.toggle();
	};
	useEffect(() => {
		if (started && byKey.current) playButton.current?.focus();
	}, [started]);

	return (
		<>
			<div
				ref={setLayer}
				data-state={state}
				data-controls={hidden ? "hidden" : "shown"}
				className={classNames("relative col-start-1 row-start-1", hidden && "cursor-none")}
			>
				<p role="status" className="pointer-events-none absolute inset-0 grid place-items-center">
					{state === "waiting" && (
						<>
							<span className="rounded-pill bg-holunder-950/82 px-5 py-4">
								<Seats />
							</span>
							<span className="sr-only">Video lädt</span>
						</>
					)}
				</p>
				{!started && <StartButton label={playLabel} seconds={seconds} onStart={play} />}
			</div>
			{started && (
				<>
					{!ended && <CaptionBand video={video} />}
					<ControlBar
						commands={commands}
						chapters={chapters}
						placement={ended ? "below" : "over"}
						hidden={hidden}
						playButton={playButton}
					/>
				</>
			)}
			{ended && <EndPanel next={next} onAgain={play} />}
		</>
	);
}
