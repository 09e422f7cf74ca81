import { classNames } from "#browser/ui/class-names.ts";
import { waitWords } from "./person-words.ts";

interface Seats {
	taken: number;
	capacity: number;
	/** Offered to somebody on the waiting list: neither taken nor free. */
	offered?: number;
	waiting?: number;
}

/** More chairs than one can count say no more than the words. */
const MOST = 60;

export function seatWords({ taken, capacity, offered = 0, waiting = 0 }: Seats): string {
	const parts = [`${taken} von ${capacity} Plätzen belegt`];
	if (offered > 0) parts.push(`${offered} angeboten`);
	if (waiting > 0) parts.push(waitWords(waiting));
	return parts.join(", ");
}

interface SeatMeterProps extends Seats {
	size?: "md" | "lg";
	/** Nobody sits there any more. */
	cancelled?: boolean;
}

/** Taken dark, free yellow, offered outlined, waiting beyond a gap. The words beside it carry the value. */
export function SeatMeter({ size = "md", cancelled = false, ...seats }: SeatMeterProps) {
	const { taken, capacity, offered = 0, waiting = 0 } = seats;
	const free = Math.max(0, capacity - taken - offered);
	const chairs = (count: number, kind?: string) =>
		Array.from({ length: Math.min(count, MOST) }, (_, index) => index + 1).map((chair) => (
			<i key={chair} className={kind} />
		));
	return (
		<span role="img" aria-label={seatWords(seats)} className={classNames("seats", size === "lg" && "seats--l")}>
			{cancelled ? (
				chairs(capacity, "off")
			) : (
				<>
					{chairs(taken)}
					{chairs(offered, "held")}
					{chairs(free, "free")}
				</>
			)}
			{waiting > 0 && <span className="seats__gap" />}
			{chairs(waiting, "wait")}
		</span>
	);
}
