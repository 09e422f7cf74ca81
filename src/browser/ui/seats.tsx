const CHAIR = "animate-seat-fill rounded-[2px_2px_99px_99px] bg-flieder-400";
const DELAYS = ["", "[animation-delay:150ms]", "[animation-delay:300ms]", "[animation-delay:450ms]"] as const;

interface SeatsProps {
	count?: 3 | 4;
	size?: "sm" | "md";
}

/** Chairs that fill one after the other: something is under way. */
export function Seats({ count = 4, size = "md" }: SeatsProps) {
	const box = size === "sm" ? "w-3 h-2.75" : "w-4 h-3.75";
	return (
		<span className="inline-flex gap-1.25" aria-hidden="true">
			{DELAYS.slice(0, count).map((delay) => (
				<i key={delay} className={`${CHAIR} ${box} ${delay}`} />
			))}
		</span>
	);
}
