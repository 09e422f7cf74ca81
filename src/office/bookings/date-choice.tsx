import { useEffect, useState } from "react";
import { formatEuro } from "#contract/money.ts";
import type { BookableDate } from "#contract/office/phone-bookings.ts";
import { officeApi } from "../api.ts";
import { DateChair } from "../ui/date-chair.tsx";
import { TextField } from "../ui/field.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import { SeatMeter } from "../ui/seat-meter.tsx";

const TYPING_MS = 200;

export function freeWords({ free, price, is_online }: BookableDate): string {
	const seats =
		free === null
			? "Plätze unbegrenzt"
			: free > 0
				? free === 1
					? "1 Platz frei"
					: `${free} Plätze frei`
				: "ausgebucht";
	return [price === null ? "kostenlos" : formatEuro(price), is_online && "online", seats].filter(Boolean).join(" · ");
}

interface DateChoiceProps {
	chosen: BookableDate | null;
	onChoose: (date: BookableDate) => void;
	/** One that is no choice: where they come from. */
	exceptId?: number | undefined;
}

/** The dates that come, found while one types. */
export function DateChoice({ chosen, onChoose, exceptId }: DateChoiceProps) {
	const [q, setQ] = useState("");
	const [found, setFound] = useState<readonly BookableDate[]>([]);
	useEffect(() => {
		const timer = setTimeout(() => {
			void officeApi.phoneBookings.dates({ query: { q } }).then(({ data }) => setFound(data));
		}, TYPING_MS);
		return () => clearTimeout(timer);
	}, [q]);
	const shown = [...(chosen && !found.some(({ id }) => id === chosen.id) ? [chosen] : []), ...found];
	return (
		<fieldset className="stack">
			<legend className="sr-only">Termin</legend>
			<TextField
				label="Seminar, Ort oder Dozentin"
				type="search"
				value={q}
				onChange={({ currentTarget: { value } }) => setQ(value)}
			/>
			{shown
				.filter(({ id }) => id !== exceptId)
				.map((date) => (
					<label key={date.id} className="choice choice--date">
						<input
							type="radio"
							name="date"
							className="check"
							checked={chosen?.id === date.id}
							onChange={() => onChoose(date)}
						/>
						<DateChair at={date.date} category={date.category} />
						<span className="grow">
							<b>{date.topic}</b>
							<small>
								{fullMoment(date.date)} · {freeWords(date)}
							</small>
						</span>
						{date.capacity !== null && (
							<SeatMeter taken={date.taken} capacity={date.capacity} offered={date.offered} waiting={date.waiting} />
						)}
					</label>
				))}
		</fieldset>
	);
}
