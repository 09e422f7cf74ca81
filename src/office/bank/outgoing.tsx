import type { OpenBooking } from "#contract/office/bank-shapes.ts";
import { Button } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { BookingText } from "./open-list.tsx";
import { count, signedEuro } from "./words.ts";

interface OutgoingProps {
	bookings: readonly OpenBooking[];
	busy: boolean;
	onSetAside: ((bookings: readonly OpenBooking[]) => void) | undefined;
	onChoose: ((id: number) => void) | undefined;
}

/** What left the account: little of it concerns us, so that all of it can be put aside at once. */
export const Outgoing = ({ bookings, busy, onSetAside, onChoose }: OutgoingProps) =>
	bookings.length > 0 && (
		<Panel
			title={
				<>
					Ausgänge <span className="muted">{bookings.length}</span>
				</>
			}
			flush
			foot={
				onSetAside && (
					<Button size="sm" busy={busy} onClick={() => onSetAside(bookings)}>
						{count(bookings.length, "Ausgang ablegen", "Ausgänge ablegen")}
					</Button>
				)
			}
		>
			<ul className="wl wl--plain">
				{bookings.map((booking) => (
					<li key={booking.id}>
						<BookingText booking={booking} />
						{onChoose && (
							<Button
								size="sm"
								aria-label={`Ansehen: ${signedEuro(booking.open)} an ${booking.name || "unbekannt"}`}
								onClick={() => onChoose(booking.id)}
							>
								Ansehen
							</Button>
						)}
					</li>
				))}
			</ul>
		</Panel>
	);
