import type { MouseEvent } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Seats } from "#browser/ui/seats.tsx";
import type { PlayerState } from "./player-state.ts";

/** Above the bar; on the narrowest screens a little higher and smaller, so that the scrub bar stays free. */
const PLACE = "absolute inset-x-0 top-0 bottom-[15%] z-1 max-xs:bottom-[30%]";

interface CentreSignProps {
	state: PlayerState;
	playLabel: string;
	onPlay: (event: MouseEvent) => void;
}

/** In the middle of the picture: play, play again, or wait. */
export function CentreSign({ state, playLabel, onPlay }: CentreSignProps) {
	const ended = state === "ended";
	return (
		<>
			<p role="status" className={classNames(PLACE, "pointer-events-none grid place-items-center")}>
				{state === "waiting" && (
					<>
						<span className="rounded-pill bg-holunder-950/82 px-5 py-4">
							<Seats />
						</span>
						<span className="sr-only">Video lädt</span>
					</>
				)}
			</p>
			{(ended || state === "paused") && (
				<button
					type="button"
					aria-label={ended ? "Noch einmal ansehen" : playLabel}
					onClick={onPlay}
					className={classNames(
						PLACE,
						"m-auto grid size-[clamp(4.5rem,12vw,7rem)] max-xs:size-14 place-items-center rounded-full bg-raps-400 text-holunder-900 shadow-[0_10px_40px_rgb(26_10_30/0.4)] transition-scale duration-base ease-spring hover:scale-106 focus-visible:rounded-full",
					)}
				>
					<Icon
						shape={ended ? icons.undo : icons.play}
						className={classNames("size-[40%]", !ended && "ml-[8%] fill-current")}
					/>
				</button>
			)}
		</>
	);
}
