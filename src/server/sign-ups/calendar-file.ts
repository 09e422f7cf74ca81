import { calendarEntry, seminarCalendar } from "#server/feeds/calendar.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import { presentDate } from "#server/seminars/rules.ts";
import type { SignUpRow } from "./store.ts";

/** The booking as an invitation that calendars take over from its letter, which is only written to an address. */
export function calendarFile(row: SignUpRow, sender: Sender, cancelled: boolean): NonNullable<Mail["icalEvent"]> {
	const { signUp, date, seminar, place } = row;
	const { publicUrl, provider } = sender;
	const described = { ...seminar, place, category: { name: seminar.category }, lecturer: { name: seminar.lecturer } };
	// The person has called it off, not we: the words about the date stay as they are.
	const own = { ...presentDate({ ...date, place, sessions: row.sessions }), fully_booked: false };
	const revision = { created: signUp.created_at, changed: signUp.updated_at };
	const entry = {
		...calendarEntry(described, own, { publicUrl, revision }),
		// Whoever books twice for others and gives one booking back keeps the other in the calendar.
		key: `booking-${signUp.number}`,
		cancelled,
		sequence: signUp.sequence,
	};
	const method = cancelled ? "CANCEL" : "REQUEST";
	const invitation = {
		method,
		organizer: { name: provider.name, email: provider.email },
		attendee: { name: `${signUp.first_name} ${signUp.last_name}`.trim(), email: signUp.email ?? "" },
	} as const;
	return { method, filename: "termin.ics", content: seminarCalendar([entry], { publicUrl, invitation }) };
}
