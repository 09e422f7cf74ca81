import { formatDate } from "#contract/dates.ts";
import type { DateBooking } from "#contract/office/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import { BookingState } from "../bookings/booking-state.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { Empty } from "../ui/empty.tsx";
import { Panel } from "../ui/panel.tsx";
import { priceWords } from "../ui/price-words.ts";
import { SeatCount } from "../ui/seat-count.tsx";

const COLUMNS: Column<DateBooking>[] = [
	{ title: "Plätze", align: "right", card: "right", cell: ({ persons }) => <SeatCount count={persons} /> },
	{ title: "Betrag", align: "right", card: "none", keep: true, cell: ({ gross }) => priceWords(gross) },
	{ title: "Gebucht", card: "none", keep: true, cell: ({ created_at }) => formatDate(created_at) },
	{
		title: "Zustand",
		card: "start",
		cell: ({ is_cancelled }) => <BookingState isCancelled={is_cancelled} />,
	},
];

/** Who comes; each leads to its booking. */
export function DateBookings({ bookings }: { bookings: readonly DateBooking[] }) {
	const standing = bookings.filter(({ is_cancelled }) => !is_cancelled);
	const persons = standing.reduce((sum, booking) => sum + booking.persons, 0);
	return (
		<Panel
			title="Buchungen"
			flush
			foot={
				bookings.length > 0 && (
					<span className="num">
						{persons === 1 ? "1 Person" : `${persons} Personen`} ·{" "}
						{standing.length === 1 ? "1 Buchung" : `${standing.length} Buchungen`}
					</span>
				)
			}
		>
			{bookings.length === 0 ? (
				<Empty title="Noch hat niemand gebucht." chair>
					<p>Sobald sich jemand anmeldet, steht die Buchung hier von selbst.</p>
				</Empty>
			) : (
				<ListTable
					caption="Buchungen"
					rows={bookings}
					name={{
						title: "Wer",
						cell: ({ name }) => name,
						second: ({ number, company }) => [company, number].filter(Boolean).join(" · "),
					}}
					columns={COLUMNS}
					rowId={({ number }) => number}
					rowPath={({ number }) => officePaths.booking(number)}
					isOff={({ is_cancelled }) => is_cancelled}
					sort=""
				/>
			)}
		</Panel>
	);
}
