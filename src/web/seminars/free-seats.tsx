import { classNames } from "#browser/ui/class-names.ts";
import { type Seats, seatsText } from "./seats-text.ts";

interface FreeSeatsProps {
	date: Seats;
	as?: "li" | "span";
	className?: string;
}

/** The free chair and how many there are of it; nothing where that is not known or there is none. */
export function FreeSeats({ date, as: Element = "span", className }: FreeSeatsProps) {
	const seats = seatsText(date);
	if (!seats) return null;
	return (
		<Element
			className={classNames("inline-flex items-center gap-sign", seats.few && "font-semibold text-ink", className)}
		>
			<i
				aria-hidden="true"
				className="h-3.5 w-3.5 flex-none rounded-[2px_2px_99px_99px] bg-raps-400 ring-1 ring-raps-700/30"
			/>
			{seats.text}
		</Element>
	);
}
