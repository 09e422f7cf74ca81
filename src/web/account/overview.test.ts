import { expect, test } from "vitest";
import type { Order } from "#contract/checkout.ts";
import type { MemberBooking } from "#contract/member-area.ts";
import { daysAhead, lastBookings, nextBooking, toPay, whoComes } from "./overview.ts";

const booking = (number: string, date: string, state: MemberBooking["state"]) =>
	({ number, date, state }) as MemberBooking;

const BOOKINGS = [
	booking("later", "2026-12-01T17:30:00+01:00", "booked"),
	booking("next", "2026-11-24T17:30:00+01:00", "changed"),
	booking("off", "2026-11-20T17:30:00+01:00", "cancelled"),
	booking("long-ago", "2026-03-10T09:00:00+01:00", "past"),
	booking("last", "2026-10-10T09:00:00+02:00", "past"),
];

test("what comes next and what was last, whatever was booked first", () => {
	expect(nextBooking(BOOKINGS)?.number).toBe("next");
	expect(nextBooking([])).toBeUndefined();
	expect(lastBookings(BOOKINGS, 1).map(({ number }) => number)).toEqual(["last"]);
});

test("to pay is what somebody has to do something for", () => {
	const order = (state: Order["state"], payment_method: Order["payment_method"]) =>
		({ state, payment_method }) as Order;
	const open = [order("awaiting_payment", "paypal"), order("placed", "invoice")];
	expect(
		toPay([...open, order("placed", "direct_debit"), order("paid", "invoice"), order("withdrawn", "invoice")]),
	).toEqual(open);
});

test.each([
	["2026-11-15T23:00:00+01:00", "heute"],
	["2026-11-16T08:00:00+01:00", "morgen"],
	["2026-11-24T17:30:00+01:00", "in 9 Tagen"],
])("%s is %s", (date, words) => {
	expect(daysAhead(date, "2026-11-15T22:00:00+01:00")).toBe(words);
});

test.each([
	[["Clara Winkler", "Emil Hartmann"], 2, "Clara Winkler und Emil Hartmann"],
	[["Clara Winkler"], 2, "Clara Winkler und eine weitere Person"],
	[["Clara Winkler"], 4, "Clara Winkler und 3 weitere Personen"],
	[[], 3, "3 Personen"],
])("%j of %i: %s", (names, number_of_persons, words) => {
	expect(whoComes({ names, number_of_persons })).toBe(words);
});
