import { describe, expect, test } from "vitest";
import { berlinIso } from "#contract/berlin.ts";
import { calendarMistakes, property, unfold } from "#tests/support/sample-calendar.ts";
import { type CalendarEntry, calendarEntry, seminarCalendar } from "./calendar.ts";

const publicUrl = "https://www.vsz.example";
const created = new Date("2026-01-05T09:00:00Z");

const seminar = {
	slug: "satzung-aendern",
	topic: "Satzung ändern: sicher, klar; und ohne Ärger",
	description: "<p>Ein Vormittag für alle, die ihre Satzung anfassen müssen.</p><ul><li>Zweck, Name, Sitz</li></ul>",
	duration: "ca. 2,5 Stunden",
	location: "Dresden, VSZ, Musterstraße 12",
	place: null,
	category: { name: "Vereinsrecht" },
	lecturer: { name: "Dr. Miriam Kessler" },
};

const place = {
	id: 1,
	name: "VSZ",
	street: "Musterstraße 12",
	postcode: "01067",
	city: "Dresden",
	directions: null,
	step_free: true,
	step_free_note: null,
	map_url: null,
};

/** One session of two and a half hours. */
const sessionFrom = (starts_at: string) => ({
	starts_at,
	ends_at: new Date(Date.parse(starts_at) + 150 * 60_000).toISOString(),
	room: null as string | null,
});

const DATE = { id: 17, date: "2026-11-24T17:30:00+01:00", cancelled: false, fully_booked: false };

const entry = (
	date: string,
	more: { cancelled?: boolean; fully_booked?: boolean; changed?: Date } = {},
): CalendarEntry =>
	calendarEntry(
		seminar,
		{
			id: 17,
			date,
			cancelled: more.cancelled ?? false,
			fully_booked: more.fully_booked ?? false,
			sessions: [sessionFrom(date)],
			place: null,
		},
		{ publicUrl, revision: { created, changed: more.changed ?? created } },
	);

const one = (...args: Parameters<typeof entry>): string => seminarCalendar([entry(...args)], { publicUrl });

test("a date is an event with everything one needs to come", () => {
	const text = one("2026-11-24T17:30:00+01:00");
	expect(calendarMistakes(text)).toEqual([]);
	expect(property(text, "UID")).toBe("seminar-date-17@www.vsz.example");
	expect(property(text, "SUMMARY")).toBe("Satzung ändern: sicher\\, klar\\; und ohne Ärger");
	expect(property(text, "LOCATION")).toBe("Dresden\\, VSZ\\, Musterstraße 12");
	expect(property(text, "STATUS")).toBe("CONFIRMED");
	expect(property(text, "URL")).toBe(`${publicUrl}/seminare/satzung-aendern/1795537800`);
	expect(property(text, "DESCRIPTION")).toBe(
		`Mit Dr. Miriam Kessler. Dauer: ca. 2\\,5 Stunden.\\n\\nEin Vormittag für alle\\, die ihre Satzung anfassen müssen.\\n\\n- Zweck\\, Name\\, Sitz\\n\\nInfos & Anmelden: ${publicUrl}/seminare/satzung-aendern/1795537800`,
	);
	expect(property(text, "CATEGORIES")).toBe("Vereinsrecht");
	expect(property(text, "DTSTAMP")).toBe("20260105T090000Z");
});

describe("times are those of clocks in Berlin, whatever the machine's zone", () => {
	const times = (text: string) => unfold(text).filter((line) => /^DT(START|END);/.test(line));

	test("in winter", () => {
		expect(times(one("2026-11-24T17:30:00+01:00"))).toEqual([
			"DTSTART;TZID=Europe/Berlin:20261124T173000",
			"DTEND;TZID=Europe/Berlin:20261124T200000",
		]);
	});

	test("in summer, from any offset", () => {
		const expected = ["DTSTART;TZID=Europe/Berlin:20260714T173000", "DTEND;TZID=Europe/Berlin:20260714T200000"];
		expect(times(one("2026-07-14T17:30:00+02:00"))).toEqual(expected);
		expect(times(one("2026-07-14T15:30:00Z"))).toEqual(expected);
	});

	test("over the nights in which the clocks change", () => {
		expect(times(one(berlinIso(new Date("2026-03-29T00:00:00Z"))))).toEqual([
			"DTSTART;TZID=Europe/Berlin:20260329T010000",
			"DTEND;TZID=Europe/Berlin:20260329T043000",
		]);
		expect(times(one(berlinIso(new Date("2026-10-24T23:00:00Z"))))).toEqual([
			"DTSTART;TZID=Europe/Berlin:20261025T010000",
			"DTEND;TZID=Europe/Berlin:20261025T023000",
		]);
	});

	test("the zone comes with its rules", () => {
		const text = one("2026-07-14T17:30:00+02:00");
		const zone = text.slice(text.indexOf("BEGIN:VTIMEZONE"), text.indexOf("END:VTIMEZONE"));
		expect(zone).toContain("TZID:Europe/Berlin");
		expect(zone).toMatch(/BEGIN:DAYLIGHT\r\n[\s\S]*TZOFFSETTO:\+0200\r\n[\s\S]*BYMONTH=3;BYDAY=-1SU/);
		expect(zone).toMatch(/BEGIN:STANDARD\r\n[\s\S]*TZOFFSETTO:\+0100\r\n[\s\S]*BYMONTH=10;BYDAY=-1SU/);
	});
});

test("a cancelled date says so, and its newer version wins", () => {
	const before = one("2026-11-24T17:30:00+01:00");
	const after = one("2026-11-24T17:30:00+01:00", { cancelled: true, changed: new Date("2026-02-01T00:00:00Z") });
	expect(property(after, "STATUS")).toBe("CANCELLED");
	expect(property(after, "SUMMARY")).toMatch(/^Abgesagt: /);
	expect(property(after, "DESCRIPTION")).toMatch(/^Dieser Termin ist abgesagt\./);
	expect(property(after, "UID")).toBe(property(before, "UID"));
	expect(property(before, "SEQUENCE")).toBe("0");
	expect(Number(property(after, "SEQUENCE"))).toBeGreaterThan(0);
});

test("a place comes with its address, the ways to it and into it, and a map to open", () => {
	const there = {
		...place,
		directions: "Straßenbahn bis Postplatz: fünf Minuten zu Fuß\nFahrrad: Bügel im Hof",
		step_free: false,
		step_free_note: "Vier Stufen am Eingang",
		map_url: "https://karte.example/vsz",
	};
	const date = { ...DATE, sessions: [{ ...sessionFrom(DATE.date), room: "Raum 2" }], place: null };
	const inPlace = calendarEntry({ ...seminar, place: there }, date, {
		publicUrl,
		revision: { created, changed: created },
	});
	const text = seminarCalendar([inPlace], { publicUrl });
	expect(calendarMistakes(text)).toEqual([]);
	expect(property(text, "LOCATION")).toBe("VSZ\\, Raum 2\\, Musterstraße 12\\, 01067 Dresden");
	expect(property(text, "DESCRIPTION")).toContain(
		"So kommst du hin:\\nStraßenbahn bis Postplatz: fünf Minuten zu Fuß\\nFahrrad: Bügel im Hof\\n\\nZugang:\\nNicht ohne Stufen erreichbar\\nVier Stufen am Eingang\\n\\nKarte: https://karte.example/vsz",
	);
});

test("a full date says so and stands", () => {
	const text = one("2026-11-24T17:30:00+01:00", { fully_booked: true });
	expect(property(text, "DESCRIPTION")).toMatch(/^Dieser Termin ist ausgebucht\./);
	expect(property(text, "STATUS")).toBe("CONFIRMED");
});

test("one's own date makes one busy, a subscription does not", () => {
	const entries = [entry("2026-11-24T17:30:00+01:00")];
	const subscription = { name: "Seminare, alle; ja\nneu", address: `${publicUrl}/seminare.ics` };
	const feed = seminarCalendar(entries, { publicUrl, subscription });
	expect(calendarMistakes(feed)).toEqual([]);
	expect(property(feed, "TRANSP")).toBe("TRANSPARENT");
	expect(property(feed, "X-WR-CALNAME")).toBe("Seminare\\, alle\\; ja neu");
	expect(property(feed, "REFRESH-INTERVAL")).toBe("PT6H");
	const own = seminarCalendar(entries, { publicUrl });
	expect(property(own, "TRANSP")).toBe("OPAQUE");
	expect(own).not.toContain("X-WR-CALNAME");
});

test("an invitation names who invites and who comes, whatever their names hold", () => {
	const invitation = {
		method: "REQUEST",
		organizer: { name: "Vereins- & Stiftungszentrum", email: "kontakt@vsz.example" },
		attendee: { name: 'Änne "Anni";X=1:\nATTENDEE', email: "anni@vsz.example" },
	} as const;
	const text = seminarCalendar([entry("2026-11-24T17:30:00+01:00")], { publicUrl, invitation });
	expect(calendarMistakes(text)).toEqual([]);
	expect(property(text, "METHOD")).toBe("REQUEST");
	const lines = unfold(text).filter((line) => /^(ORGANIZER|ATTENDEE)/.test(line));
	expect(lines).toEqual([
		'ORGANIZER;CN="Vereins- & Stiftungszentrum":mailto:kontakt@vsz.example',
		expect.stringMatching(/^ATTENDEE;.*PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Änne [^"]+":MAILTO:anni@vsz\.example$/),
	]);
});

test("an empty calendar is a whole one", () => {
	const text = seminarCalendar([], { publicUrl });
	expect(calendarMistakes(text)).toEqual([]);
	expect(text).not.toContain("VEVENT");
});

test("long lines are folded between characters, never within one", () => {
	const long = { ...entry("2026-11-24T17:30:00+01:00"), topic: "Ärger über Öffentlichkeitsarbeit 🪑€".repeat(9) };
	const text = seminarCalendar([long], { publicUrl });
	expect(calendarMistakes(text)).toEqual([]);
	expect(property(text, "SUMMARY")).toBe(long.topic);
});

test("no text can add a line of its own", () => {
	const sly = entry("2026-11-24T17:30:00+01:00");
	sly.topic = "A\nB";
	for (const session of sly.sessions) session.location = "Saal\r\nATTENDEE:mailto:x@y.example";
	const text = seminarCalendar([sly], { publicUrl });
	expect(unfold(text).some((line) => line.startsWith("ATTENDEE"))).toBe(false);
	expect(property(text, "SUMMARY")).toBe("A\\nB");
});

test("a place is named with its room and its whole address", () => {
	const date = { id: 1, date: "2026-11-24T17:30:00+01:00", cancelled: false, fully_booked: false, place: null };
	const where = (known: typeof place | { street: null }, room: string | null) =>
		calendarEntry(
			{ ...seminar, place: { ...place, ...known } },
			{ ...date, sessions: [{ ...sessionFrom(date.date), room }] },
			{ publicUrl, revision: { created, changed: created } },
		).sessions[0]?.location;
	expect(where(place, null)).toBe("VSZ, Musterstraße 12, 01067 Dresden");
	expect(where(place, "Saal 1")).toBe("VSZ, Saal 1, Musterstraße 12, 01067 Dresden");
	expect(where({ street: null }, "Saal 1")).toBe("VSZ, Saal 1, 01067 Dresden");
});

describe("a date of several sessions", () => {
	const starts = ["2026-11-24T17:30:00+01:00", "2026-12-01T17:30:00+01:00", "2027-04-06T10:00:00+02:00"];
	const [first = ""] = starts;
	const date = {
		id: 17,
		date: first,
		cancelled: false,
		fully_booked: false,
		sessions: starts.map(sessionFrom),
		place: null,
	};
	const several = calendarEntry(seminar, date, { publicUrl, revision: { created, changed: created } });
	const invitation = {
		method: "REQUEST",
		organizer: { name: "VSZ", email: "kontakt@vsz.example" },
		attendee: { name: "Anni", email: "anni@vsz.example" },
	} as const;
	const events = (text: string) => text.split("BEGIN:VEVENT\r\n").slice(1);
	const values = (text: string, name: string) => events(text).map((event) => property(event, name));

	test("is an event for each, the first of which keeps the name it always had", () => {
		const text = seminarCalendar([several], { publicUrl });
		expect(calendarMistakes(text)).toEqual([]);
		expect(values(text, "UID")).toEqual(["", "-2", "-3"].map((number) => `seminar-date-17${number}@www.vsz.example`));
		expect(values(text, "DTSTART")).toEqual(["20261124T173000", "20261201T173000", "20270406T100000"]);
		expect(values(text, "DTEND")).toEqual(["20261124T200000", "20261201T200000", "20270406T123000"]);
		expect(events(text).join("")).not.toMatch(/RDATE|RRULE|RECURRENCE-ID/);
	});

	test("is one event in an invitation, which names all of them", () => {
		const text = seminarCalendar([several], { publicUrl, invitation });
		expect(calendarMistakes(text)).toEqual([]);
		expect(values(text, "UID")).toEqual(starts.map(() => "seminar-date-17@www.vsz.example"));
		expect(values(text, "RECURRENCE-ID")).toEqual([undefined, "20261201T173000", "20270406T100000"]);
		expect(unfold(text).filter((line) => line.startsWith("RDATE"))).toEqual([
			"RDATE;TZID=Europe/Berlin:20261124T173000",
			"RDATE;TZID=Europe/Berlin:20261201T173000",
			"RDATE;TZID=Europe/Berlin:20270406T100000",
		]);
	});

	test("of two in an invitation, too", () => {
		const two = { ...several, sessions: several.sessions.slice(0, 2) };
		const text = seminarCalendar([two], { publicUrl, invitation });
		expect(calendarMistakes(text)).toEqual([]);
		expect(
			events(text)
				.flatMap(unfold)
				.filter((line) => /^(RDATE|RRULE)/.test(line)),
		).toEqual(["RDATE;TZID=Europe/Berlin:20261124T173000", "RDATE;TZID=Europe/Berlin:20261201T173000"]);
	});
});
