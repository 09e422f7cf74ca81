/** "1 Platz", "3 Plätze" */
export const seatWords = (count: number): string => (count === 1 ? "1 Platz" : `${count} Plätze`);

/** The number under the head of its column; on a card, which has none, with its word. */
export const SeatCount = ({ count }: { count: number }) => (
	<>
		{count}
		<span className="unit">{seatWords(count).replace(String(count), "")}</span>
	</>
);
