import { waitWords } from "./person-words.ts";
import { SeatMeter } from "./seat-meter.tsx";

interface OccupancyProps {
	/** None where nobody counts. */
	capacity: number | null;
	taken: number;
	offered: number;
	/** Kept back for a group. */
	reserved?: number;
	waiting: number;
	cancelled?: boolean;
	size?: "md" | "lg";
}

/** The numbers of a date, and its chairs below them. */
export function Occupancy({
	capacity,
	taken,
	offered,
	reserved = 0,
	waiting,
	cancelled = false,
	size = "md",
}: OccupancyProps) {
	const more = [
		offered > 0 && `${offered} angeboten`,
		reserved > 0 && `${reserved} zurückgehalten`,
		waiting > 0 && waitWords(waiting),
	].filter(Boolean);
	return (
		<span className="occ">
			<span>
				<b>{taken}</b>
				{capacity === null ? " belegt" : ` / ${capacity}`}
				{more.map((words) => ` · ${words}`)}
			</span>
			{capacity !== null && (
				<SeatMeter {...{ capacity, taken, offered: offered + reserved, waiting, cancelled, size }} />
			)}
		</span>
	);
}
