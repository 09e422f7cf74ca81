import { useMediaSelector } from "media-chrome/react/media-store";
import { PLAYER } from "#contract/constants.ts";
import type { Chapter } from "#contract/courses.ts";
import { spokenPosition } from "./clock.ts";
import { Range } from "./range.tsx";
import { scrubPercent } from "./scrub.ts";

interface ScrubBarProps {
	chapters: Chapter[];
	onScrub: (percent: number) => void;
}

export function ScrubBar({ chapters, onScrub }: ScrubBarProps) {
	const time = useMediaSelector((state) => state.mediaCurrentTime ?? 0);
	const duration = useMediaSelector((state) => state.mediaDuration ?? Number.NaN, Object.is);
	return (
		<div className="player-scrub">
			<Range
				label="Position im Video"
				valueText={spokenPosition(time, duration)}
				max={PLAYER.scrubMaxPercent}
				step={0.1}
				value={scrubPercent(time, duration)}
				disabled={!(duration > 0)}
				onChange={onScrub}
				className="block w-full"
			/>
			{duration > 0 && <Marks chapters={chapters} duration={duration} />}
		</div>
	);
}

/** A gap in the line wherever a chapter begins. */
function Marks({ chapters, duration }: { chapters: Chapter[]; duration: number }) {
	return (
		<svg aria-hidden="true" className="player-marks">
			{chapters.slice(1).map(({ start_seconds }) => (
				<rect key={start_seconds} x={`${(start_seconds / duration) * 100}%`} width="3" height="100%" />
			))}
		</svg>
	);
}
