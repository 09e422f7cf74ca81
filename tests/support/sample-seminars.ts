import type { Place } from "#contract/places.ts";
import type { Seminar, SeminarDate } from "#contract/seminars.ts";

/** Seminars for tests. */
export const sampleDate = (part: Partial<SeminarDate> = {}): SeminarDate => ({
	id: 1,
	date: "2026-11-24T17:30:00+01:00",
	deactivated: false,
	cancelled: false,
	fully_booked: false,
	free_seats: null,
	registration_deadline: null,
	sessions: [{ starts_at: "2026-11-24T17:30:00+01:00", ends_at: "2026-11-24T20:30:00+01:00", room: "Raum 2" }],
	place: null,
	...part,
});

export const SAMPLE_PLACE: Place = {
	id: 4,
	name: "Begegnungshaus Kastanienhof",
	street: "Lindenweg 4",
	postcode: "04315",
	city: "Leipzig",
	directions: null,
	step_free: true,
	step_free_note: null,
	map_url: null,
};

export const sampleSeminar = (part: Partial<Seminar> = {}): Seminar => ({
	id: 7,
	slug: "kassenfuehrung",
	topic: "Kassenführung leicht gemacht",
	description: "<p>Ein Schuhkarton voller Belege.</p><h2>Darum geht es</h2>",
	duration: "ca. 3 Stunden",
	location: "Leipzig, Begegnungshaus Kastanienhof, Raum 2",
	place: SAMPLE_PLACE,
	image: "/media/scenes/seminar-kasse-1a2b-1280.webp",
	image_alt: "Ein Kassenbuch",
	price: null,
	tax_category: "standard",
	tax_supported: true,
	is_online: false,
	is_highlighted: false,
	category: { id: 3, slug: "finanzen", name: "Steuern & Finanzen" },
	lecturer: { id: 2, slug: "jonas-wendt", name: "Jonas Wendt", role: "Steuerberater", image: "", description: "" },
	presence_seminar_date_id: 1,
	date: "2026-11-24T17:30:00+01:00",
	cancelled: false,
	fully_booked: false,
	free_seats: null,
	dates: [sampleDate()],
	...part,
});
