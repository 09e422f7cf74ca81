import { berlinIso } from "#contract/berlin.ts";
import type { MemberBooking } from "#contract/member-area.ts";
import { centsToEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { bookingDocumentPath, presentDocuments } from "#server/invoices/rules.ts";
import type { InvoiceRow } from "#server/invoices/store.ts";
import type { BookingRow } from "./store.ts";

function stateOf({ cancelled_at, called_off, date, sequence }: BookingRow, now: Date): MemberBooking["state"] {
	if (cancelled_at) return "cancelled";
	if (called_off) return "called_off";
	if (date <= now) return "past";
	return sequence > 0 ? "changed" : "booked";
}

/** The key of the booking opens its page and its documents. */
export const presentBooking = (
	row: BookingRow,
	{ token, documents }: { token: string; documents: InvoiceRow[] },
	now: Date,
): MemberBooking => ({
	number: row.number,
	topic: row.topic,
	image: row.image,
	slug: row.slug,
	date: berlinIso(row.date),
	location: row.location,
	is_online: row.is_online,
	number_of_persons: row.number_of_persons,
	names: row.names,
	price: row.price_cents === null ? null : centsToEuro(row.gross_cents),
	state: stateOf(row, now),
	path: paths.booking(token),
	documents: presentDocuments(documents, bookingDocumentPath(token)),
});
