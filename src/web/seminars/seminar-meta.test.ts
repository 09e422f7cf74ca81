import { describe, expect, test } from "vitest";
import type { Seminar, SeminarDate } from "#contract/seminars.ts";
import type { Site } from "#contract/site.ts";
import { SAMPLE_PLACE, sampleDate, sampleSeminar } from "#tests/support/sample-seminars.ts";
import { dateState } from "./seminar-dates.ts";
import { seminarMeta } from "./seminar-meta.ts";

const NOW = new Date("2026-11-15T09:00:00Z");
const site = { public_url: "https://vsz.example", provider: { name: "VSZ" } } as Site;

function tagsOf(seminar: Partial<Seminar>, flags: Partial<SeminarDate> | null) {
	const date = flags && sampleDate(flags);
	return seminarMeta(sampleSeminar(seminar), date && { ...date, state: dateState(date, NOW), soon: false }, site);
}

const linkedData = (...args: Parameters<typeof tagsOf>) =>
	tagsOf(...args).flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"] as Record<string, unknown>] : []));
const eventOf = (...args: Parameters<typeof tagsOf>) => linkedData(...args).find((data) => data["@type"] === "Event");

describe("the event", () => {
	test("on site", () => {
		expect(eventOf({ price: 69 }, { free_seats: 3 })).toMatchObject({
			name: "Kassenführung leicht gemacht",
			url: "https://vsz.example/seminare/kassenfuehrung/1795537800",
			startDate: "2026-11-24T17:30:00+01:00",
			endDate: "2026-11-24T20:30:00+01:00",
			eventStatus: "https://schema.org/EventScheduled",
			eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
			location: {
				"@type": "Place",
				name: "Begegnungshaus Kastanienhof",
				address: {
					streetAddress: "Lindenweg 4",
					postalCode: "04315",
					addressLocality: "Leipzig",
					addressCountry: "DE",
				},
			},
			offers: { price: "69.00", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
			organizer: { name: "VSZ" },
			performer: { name: "Jonas Wendt" },
		});
	});

	test("for once elsewhere, and at a place of which little is known", () => {
		const place = { ...SAMPLE_PLACE, name: "Rathaus", street: null, postcode: null, city: "Pirna" };
		expect(eventOf({}, { place })?.location).toEqual({
			"@type": "Place",
			name: "Rathaus",
			address: { "@type": "PostalAddress", addressLocality: "Pirna", addressCountry: "DE" },
		});
	});

	test("online and free", () => {
		expect(eventOf({ is_online: true }, {})).toMatchObject({
			eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
			location: { "@type": "VirtualLocation" },
			offers: { price: "0.00" },
			isAccessibleForFree: true,
		});
	});

	test("full or cancelled", () => {
		expect(eventOf({}, { fully_booked: true })).toMatchObject({
			eventStatus: "https://schema.org/EventScheduled",
			offers: { availability: "https://schema.org/SoldOut" },
		});
		expect(eventOf({}, { cancelled: true })).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
	});

	test("is not told where there is none to visit", () => {
		expect(eventOf({}, { deactivated: true })).toBeUndefined();
		expect(eventOf({}, null)).toBeUndefined();
	});

	test("ends with its last session", () => {
		const { sessions } = sampleDate();
		const last = { starts_at: "2026-12-01T17:30:00+01:00", ends_at: "2026-12-01T19:00:00+01:00", room: null };
		expect(eventOf({}, { sessions: [...sessions, last] })).toMatchObject({
			startDate: "2026-11-24T17:30:00+01:00",
			endDate: "2026-12-01T19:00:00+01:00",
		});
	});
});

test("the trail leads from the start to the date", () => {
	expect(linkedData({}, {}).at(-1)).toMatchObject({
		"@type": "BreadcrumbList",
		itemListElement: [
			{ position: 1, item: "https://vsz.example/" },
			{ position: 2, item: "https://vsz.example/seminare" },
			{ position: 3, item: "https://vsz.example/seminare/kassenfuehrung/1795537800" },
		],
	});
	expect(linkedData({}, null).at(-1)).toMatchObject({
		itemListElement: [{}, {}, { item: "https://vsz.example/seminare/kassenfuehrung" }],
	});
});
