import type { Order } from "#contract/checkout.ts";
import { DAY_MS } from "#contract/constants.ts";
import type { MemberBooking } from "#contract/member-area.ts";
import { personsText } from "#web/sign-ups/person-words.ts";

const isAhead = ({ state }: MemberBooking): boolean => state === "booked" || state === "changed";
const time = ({ date }: MemberBooking): number => Date.parse(date);

/** The seminar that comes first. */
export const nextBooking = (bookings: readonly MemberBooking[]): MemberBooking | undefined =>
	bookings.filter(isAhead).toSorted((a, b) => time(a) - time(b))[0];

/** The newest first; more are among the products. */
export const lastBookings = (bookings: readonly MemberBooking[], count: number): MemberBooking[] =>
	bookings
		.filter(({ state }) => state === "past")
		.toSorted((a, b) => time(b) - time(a))
		.slice(0, count);

/** What the person has to do something for: pay on the order's page, or transfer. A debit is collected by itself. */
export const toPay = (orders: readonly Order[]): Order[] =>
	orders.filter(
		({ state, payment_method }) => state === "awaiting_payment" || (state === "placed" && payment_method === "invoice"),
	);

/** "heute", "morgen", "in 9 Tagen": by the days of the calendar, not by hours. */
export function daysAhead(date: string, today: string): string {
	const days = Math.round((Date.parse(date.slice(0, 10)) - Date.parse(today.slice(0, 10))) / DAY_MS);
	if (days <= 0) return "heute";
	return days === 1 ? "morgen" : `in ${days} Tagen`;
}

/** "Clara Winkler und Emil Hartmann", "Clara Winkler und 2 weitere Personen", "3 Personen". */
export function whoComes({ names, number_of_persons }: Pick<MemberBooking, "names" | "number_of_persons">): string {
	if (names.length === 0) return personsText(number_of_persons);
	const unnamed = number_of_persons - names.length;
	const others = unnamed === 1 ? ["eine weitere Person"] : unnamed > 1 ? [`${unnamed} weitere Personen`] : [];
	return new Intl.ListFormat("de", { type: "conjunction" }).format([...names, ...others]);
}
