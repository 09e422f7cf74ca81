const FEW = 5;

export interface Seats {
	cancelled: boolean;
	fully_booked: boolean;
	free_seats: number | null;
}

/** How many seats are free, where that is known and there is one to take. */
export function seatsText({ cancelled, fully_booked, free_seats }: Seats): { text: string; few: boolean } | null {
	if (cancelled || fully_booked || !free_seats) return null;
	const few = free_seats <= FEW;
	const seats = `${free_seats}\u00a0${free_seats === 1 ? "Platz" : "Plätze"} frei`;
	return { text: few ? `noch ${seats}` : seats, few };
}
