import { useRef } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import type { OpenBooking } from "#contract/office/bank-shapes.ts";
import { ROW, useRowKeys } from "../lists/row-keys.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { State } from "../ui/state.tsx";
import { shortDay, signedEuro } from "./words.ts";

/** Under this name a booking is carried to where it belongs. */
export const CARRIED = "application/x-vsz-booking";

interface OpenListProps {
	bookings: readonly OpenBooking[];
	chosen: number | null;
	/** None for whoever may only look. */
	onChoose: ((id: number) => void) | undefined;
}

export const BookingText = ({
	booking,
}: {
	booking: Pick<OpenBooking, "amount" | "open" | "booked_on" | "name" | "purpose" | "returned">;
}) => (
	<div>
		<b className="num">{signedEuro(booking.open)}</b>{" "}
		<span className="muted">
			{shortDay(booking.booked_on)}
			{booking.open !== booking.amount && ` · von ${signedEuro(booking.amount)}`}
		</span>
		<small>
			<b>{booking.name || "Ohne Namen"}</b>
			<br />
			{booking.purpose}
		</small>
		{booking.returned && <State tone="err">Rücklastschrift: {booking.returned}</State>}
	</div>
);

/** What somebody has to look at: chosen by press or key, or carried to an invoice. */
export function OpenList({ bookings, chosen, onChoose }: OpenListProps) {
	const list = useRef<HTMLUListElement>(null);
	useRowKeys(list, null);
	if (bookings.length === 0)
		return (
			<Empty title="Alles zugeordnet." chair>
				<p>Was mit dem nächsten Auszug kommt und nicht sicher erkannt ist, steht hier.</p>
			</Empty>
		);
	return (
		<ul ref={list} className="wl">
			{bookings.map((booking) => (
				<li
					key={booking.id}
					className={classNames("bank-row", chosen === booking.id && "is-on")}
					draggable={onChoose !== undefined}
					onDragStart={({ dataTransfer }) => {
						dataTransfer.setData(CARRIED, String(booking.id));
						dataTransfer.effectAllowed = "link";
					}}
				>
					<span className="pos">{onChoose && <Icon shape={icons.grip} className="i" />}</span>
					<BookingText booking={booking} />
					{onChoose && (
						<Button
							size="sm"
							{...{ [ROW]: booking.id }}
							aria-pressed={chosen === booking.id}
							aria-label={`Zuordnen: ${signedEuro(booking.open)} von ${booking.name || "unbekannt"}`}
							onClick={() => onChoose(booking.id)}
						>
							Zuordnen
						</Button>
					)}
				</li>
			))}
		</ul>
	);
}
