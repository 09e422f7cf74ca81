import type { Seminar } from "#contract/seminars.ts";

/** What a card shows of a seminar and one of its dates. */
export interface SeminarEntry
	extends Pick<
		Seminar,
		| "slug"
		| "topic"
		| "duration"
		| "location"
		| "image"
		| "price"
		| "tax_category"
		| "is_online"
		| "is_highlighted"
		| "presence_seminar_date_id"
		| "date"
		| "cancelled"
		| "fully_booked"
		| "free_seats"
	> {
	category: { slug: string; name: string };
	lecturer: { name: string };
}

/** A calendar page carries its data twice, as HTML and for the browser: descriptions and other dates stay out of it. */
export const toEntry = (seminar: Seminar): SeminarEntry => ({
	slug: seminar.slug,
	topic: seminar.topic,
	duration: seminar.duration,
	location: seminar.location,
	image: seminar.image,
	price: seminar.price,
	tax_category: seminar.tax_category,
	is_online: seminar.is_online,
	is_highlighted: seminar.is_highlighted,
	presence_seminar_date_id: seminar.presence_seminar_date_id,
	date: seminar.date,
	cancelled: seminar.cancelled,
	fully_booked: seminar.fully_booked,
	free_seats: seminar.free_seats,
	category: { slug: seminar.category.slug, name: seminar.category.name },
	lecturer: { name: seminar.lecturer.name },
});
