import type { MetaDescriptor } from "react-router";
import { openingText } from "#browser/ui/opening-text.ts";
import { imageAddress } from "#contract/images.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import type { Site } from "#contract/site.ts";
import { placeData } from "#web/places/place-data.ts";
import { placeOf } from "./place.ts";
import type { ShownDate } from "./seminar-dates.ts";

const SCHEMA = "https://schema.org";

type SeminarFacts = Pick<
	Seminar,
	"slug" | "topic" | "description" | "location" | "place" | "image" | "price" | "is_online" | "category" | "lecturer"
>;

function whereOf({ is_online, location, place: usual }: SeminarFacts, date: ShownDate, url: string) {
	if (is_online) return { "@type": "VirtualLocation", url };
	const place = date.place ?? usual;
	if (place) return placeData(place);
	const { town, details } = placeOf(location);
	return {
		"@type": "Place",
		name: details || town,
		address: { "@type": "PostalAddress", addressLocality: town, addressCountry: "DE" },
	};
}

function event(seminar: SeminarFacts, date: ShownDate, site: Site) {
	const absolute = (path: string): string => new URL(path, site.public_url).href;
	const url = absolute(paths.seminar(seminar.slug, date.date));
	const { provider } = site;
	return {
		"@context": SCHEMA,
		"@type": "Event",
		name: seminar.topic,
		description: openingText(seminar.description),
		image: absolute(imageAddress(seminar.image)),
		url,
		inLanguage: "de",
		startDate: date.date,
		endDate: date.sessions.at(-1)?.ends_at,
		eventStatus: `${SCHEMA}/${date.cancelled ? "EventCancelled" : "EventScheduled"}`,
		eventAttendanceMode: `${SCHEMA}/${seminar.is_online ? "Online" : "Offline"}EventAttendanceMode`,
		location: whereOf(seminar, date, url),
		isAccessibleForFree: seminar.price === null,
		offers: {
			"@type": "Offer",
			url,
			price: (seminar.price ?? 0).toFixed(2),
			priceCurrency: "EUR",
			availability: `${SCHEMA}/${date.state === "open" ? "InStock" : "SoldOut"}`,
		},
		organizer: { "@type": "Organization", name: provider.name, url: absolute(paths.home) },
		performer: { "@type": "Person", name: seminar.lecturer.name, jobTitle: seminar.lecturer.role },
	};
}

function breadcrumbs(seminar: SeminarFacts, date: ShownDate | null, site: Site) {
	const absolute = (path: string): string => new URL(path, site.public_url).href;
	const trail = [
		["Startseite", paths.home],
		["Seminarkalender", paths.seminars],
		[seminar.topic, paths.seminar(seminar.slug, date?.date ?? null)],
	] as const;
	return {
		"@context": SCHEMA,
		"@type": "BreadcrumbList",
		itemListElement: trail.map(([name, path], index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: absolute(path),
		})),
	};
}

/** What search engines read of a seminar, beyond what every page tells. */
export const seminarMeta = (seminar: SeminarFacts, date: ShownDate | null, site: Site): MetaDescriptor[] => [
	...(date && date.state !== "deactivated" ? [{ "script:ld+json": event(seminar, date, site) }] : []),
	{ "script:ld+json": breadcrumbs(seminar, date, site) },
];
