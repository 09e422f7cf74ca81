import { useMediaSelector } from "media-chrome/react/media-store";
import { PLAYER } from "#contract/constants.ts";
import { spokenPosition } from "./clock.ts";
import { Range } from "./range.tsx";
import { scrubPercent } from "./scrub.ts";

export function ScrubBar({ onScrub }: { onScrub: (percent: number) => void }) {
	const time = useMediaSelector((state) => state.mediaCurrentTime ?? 0);
	const duration = useMediaSelector((state) => state.mediaDuration ?? Number.NaN, Object.is);
	return (
		<Range
			label="Position im Video"
			valueText={spokenPosition(time, duration)}
			max={PLAYER.scrubMaxPercent}
			step={0.1}
			value={scrubPercent(time, duration)}
			disabled={!(duration > 0)}
			onChange={onScrub}
			className="mx-1.5 w-[calc(100%-0.8rem)]"
		/>
	);
}
