import { type MouseEvent, useRef, useState } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { CentreSign } from "./centre-sign.tsx";
import { ControlBar } from "./control-bar.tsx";
import { useAutoHide } from "./use-auto-hide.ts";
import { useCommands } from "./use-commands.ts";
import { usePlayerState } from "./use-player-state.ts";
import { useSurface } from "./use-surface.ts";

interface ControlLayerProps {
	video: HTMLVideoElement;
	box: HTMLElement;
	playLabel: string;
}

/** Covers the picture, so a press on it reaches us and not the browser's own menu of the video. */
export function ControlLayer({ video, box, playLabel }: ControlLayerProps) {
	const commands = useCommands(video);
	const state = usePlayerState(video);
	const hidden = useAutoHide(box, state);
	const [layer, setLayer] = useState<HTMLElement | null>(null);
	const playButton = useRef<HTMLButtonElement>(null);
	useSurface({ box, layer, hidden, commands });

	// The large button goes away when it is pressed: the focus goes on to what is left.
	const play = ({ detail }: MouseEvent) => {
		const byKey = detail === 0;
		(byKey ? playButton.current : box)?.focus();
		commands.toggle();
	};

	return (
		<div
			ref={setLayer}
			data-state={state}
			data-controls={hidden ? "hidden" : "shown"}
			className={classNames("absolute inset-0", hidden && "cursor-none")}
		>
			<CentreSign state={state} playLabel={playLabel} onPlay={play} />
			<ControlBar commands={commands} hidden={hidden} playButton={playButton} />
		</div>
	);
}
