import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { berlinIso } from "#contract/berlin.ts";
import { paths } from "#contract/paths.ts";
import { addressLine, linesOf, type Place, stepFreeText } from "#contract/places.ts";
import type { Seminar, SeminarDate } from "#contract/seminars.ts";
import { htmlToText } from "./html-text.ts";

/** Seminar dates as iCalendar (RFC 5545): for subscribers, for downloads and for mails. */

const TIME_ZONE = "Europe/Berlin";
const TIME_ZONE_BLOCK = tzlib_get_ical_block(TIME_ZONE)[0];
const REFRESH_SECONDS = 6 * 60 * 60;

/** When a date was made and last changed. */
export interface Revision {
	created: Date;
	changed: Date;
}

export interface CalendarEntry {
	/** What calendars know it by: a date of the seminar, or somebody's booking of it. */
	key: string;
	/** At least one, in order; the times in ISO 8601. */
	sessions: { start: string; end: string; location: string }[];
	topic: string;
	category: string;
	text: string;
	url: string;
	cancelled: boolean;
	/** Grows with every change, so that a calendar takes the newer one. */
	sequence: number;
	changed: Date;
}

type CalendarSeminar = Pick<Seminar, "slug" | "topic" | "description" | "duration" | "location" | "place"> & {
	category: Pick<Seminar["category"], "name">;
	lecturer: Pick<Seminar["lecturer"], "name">;
};
type CalendarDate = Pick<SeminarDate, "id" | "date" | "cancelled" | "fully_booked" | "sessions" | "place">;

const stateOf = ({ cancelled, fully_booked }: CalendarDate): string[] => {
	if (cancelled) return ["Dieser Termin ist abgesagt."];
	return fully_booked ? ["Dieser Termin ist ausgebucht."] : [];
};

/** How to get to a place and into it. */
const waysTo = (place: Place): string[] => {
	const access = [stepFreeText(place), ...linesOf(place.step_free_note)].filter((line) => line !== null);
	return [
		...(place.directions ? [`So kommst du hin:\n${linesOf(place.directions).join("\n")}`] : []),
		...(access.length > 0 ? [`Zugang:\n${access.join("\n")}`] : []),
		...(place.map_url ? [`Karte: ${place.map_url}`] : []),
	];
};

export function calendarEntry(
	seminar: CalendarSeminar,
	date: CalendarDate,
	{ publicUrl, revision }: { publicUrl: string; revision: Revision },
): CalendarEntry {
	const url = new URL(paths.seminar(seminar.slug, date.date), publicUrl).href;
	const place = date.place ?? seminar.place;
	return {
		key: `seminar-date-${date.id}`,
		sessions: date.sessions.map(({ starts_at, ends_at, room }) => ({
			start: starts_at,
			end: ends_at,
			location: place ? addressLine(place, room) : seminar.location,
		})),
		topic: seminar.topic,
		category: seminar.category.name,
		text: [
			...stateOf(date),
			`Mit ${seminar.lecturer.name}. Dauer: ${seminar.duration}.`,
			...(place ? waysTo(place) : []),
			htmlToText(seminar.description),
			`Infos & Anmelden: ${url}`,
		].join("\n\n"),
		url,
		cancelled: date.cancelled,
		sequence: Math.max(0, Math.floor((revision.changed.getTime() - revision.created.getTime()) / 1000)),
		changed: revision.changed,
	};
}

interface Contact {
	name: string;
	email: string;
}

/** RFC 5546: whoever invites or calls off names both sides; without them calendars take no notice of it. */
interface Invitation {
	method: "REQUEST" | "CANCEL";
	organizer: Contact;
	attendee: Contact;
}

interface CalendarOptions {
	publicUrl: string;
	/** Set for a calendar to subscribe to: what it is called and where it is found. */
	subscription?: { name: string; address: string };
	/** Set for a mail. */
	invitation?: Invitation;
}

/** What clocks in Berlin show. Without an offset, so that the time zone of this machine does not change it. */
const clockTime = (moment: string): string => berlinIso(new Date(moment)).slice(0, 19);

const escapeText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\s+/g, " ");

/** In a calendar that is read, each session is an event of its own. */
const ownEvent = (name: string, host: string, index: number) => ({
	id: index === 0 ? `${name}@${host}` : `${name}-${index + 1}@${host}`,
});

/**
 * An invitation is about one event (RFC 5546, 3.2.2): the first session says when all are, the others how long and where.
 * The first is among the dates it names because the library takes a single line for a rule.
 */
function partOfEvent(id: string, { sessions }: CalendarEntry, start: string) {
	if (sessions.length === 1) return { id };
	if (start !== sessions[0]?.start) return { id, recurrenceId: clockTime(start) };
	const dates = sessions.map((session) => `RDATE;TZID=${TIME_ZONE}:${clockTime(session.start).replace(/[-:]/g, "")}`);
	return { id, repeating: dates.join("\n") };
}

export function seminarCalendar(
	entries: readonly CalendarEntry[],
	{ publicUrl, subscription, invitation }: CalendarOptions,
): string {
	const { hostname } = new URL(publicUrl);
	const calendar = ical({ prodId: `//${hostname}//Seminarkalender//DE`, scale: "GREGORIAN" });
	if (invitation) calendar.method(ICalCalendarMethod[invitation.method]);
	if (subscription) {
		calendar
			.name(escapeText(subscription.name))
			.source(subscription.address)
			.url(new URL(paths.seminars, publicUrl).href)
			.ttl(REFRESH_SECONDS)
			.x("X-WR-TIMEZONE", TIME_ZONE);
	}
	for (const entry of entries) {
		for (const [index, { start, end, location }] of entry.sessions.entries()) {
			const event = calendar.createEvent({
				...(invitation ? partOfEvent(`${entry.key}@${hostname}`, entry, start) : ownEvent(entry.key, hostname, index)),
				sequence: entry.sequence,
				stamp: entry.changed,
				lastModified: entry.changed,
				start: clockTime(start),
				end: clockTime(end),
				timezone: TIME_ZONE,
				summary: entry.cancelled ? `Abgesagt: ${entry.topic}` : entry.topic,
				location,
				description: entry.text,
				categories: [{ name: entry.category }],
				url: entry.url,
				status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
				// What one has only subscribed to does not make one busy.
				transparency: subscription ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
			});
			if (invitation) {
				event.organizer(invitation.organizer);
				// Whoever has signed up has said yes already: nobody is asked to answer.
				event.createAttendee({ ...invitation.attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
			}
		}
	}
	// The library writes the zone only if it also writes DTSTAMP in local time, which the standard forbids.
	const text = calendar.toString().replace(/(?=BEGIN:VEVENT|END:VCALENDAR)/, `${TIME_ZONE_BLOCK}\r\n`);
	return `${text}\r\n`;
}
