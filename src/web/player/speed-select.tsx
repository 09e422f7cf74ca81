import { useMediaSelector } from "media-chrome/react/media-store";

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
const asText = (speed: number): string => `${String(speed).replace(".", ",")}×`;

export function SpeedSelect({ onChange }: { onChange: (speed: number) => void }) {
	const speed = useMediaSelector((state) => state.mediaPlaybackRate ?? 1);
	return (
		<select
			aria-label="Geschwindigkeit"
			title="Geschwindigkeit"
			value={speed}
			onChange={(event) => onChange(Number(event.target.value))}
			className="h-target flex-none cursor-pointer appearance-none rounded-md px-1.5 text-center text-sm font-medium tabular-nums hover:bg-white/18 focus-visible:rounded-md focus-visible:-outline-offset-3 [&>option]:bg-holunder-950"
		>
			{SPEEDS.map((value) => (
				<option key={value} value={value}>
					{asText(value)}
				</option>
			))}
		</select>
	);
}
