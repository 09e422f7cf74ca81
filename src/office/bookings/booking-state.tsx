import { BOOKING_STATE_WORDS } from "#contract/office/booking-words.ts";
import { State } from "../ui/state.tsx";

export const BookingState = ({ isCancelled }: { isCancelled: boolean }) => (
	<State tone={isCancelled ? "mute" : "ok"}>{BOOKING_STATE_WORDS[isCancelled ? "cancelled" : "standing"]}</State>
);
