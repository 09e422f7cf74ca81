type CardState = "open" | "full" | "cancelled";

/** A cancelled date that is also fully booked shows as cancelled (SEM-11). */
export function cardState({ cancelled, fully_booked }: { cancelled: boolean; fully_booked: boolean }): CardState {
	if (cancelled) return "cancelled";
	return fully_booked ? "full" : "open";
}
