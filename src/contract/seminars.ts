import * as z from "zod/mini";
import { Category, Lecturer } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { TAX_CATEGORIES } from "./money.ts";
import { paged, single } from "./paging.ts";
import { Place } from "./places.ts";

export const SeminarSession = z.object({ starts_at: z.string(), ends_at: z.string(), room: z.nullable(z.string()) });

export const SeminarDate = z.object({
	id: z.int(),
	date: z.string(),
	deactivated: z.boolean(),
	cancelled: z.boolean(),
	fully_booked: z.boolean(),
	/** Free seats where a capacity is known. */
	free_seats: z.nullable(z.int()),
	/** Until when one can sign up, where that ends before it begins. */
	registration_deadline: z.nullable(z.string()),
	/** At least one, in order; the first begins with the date. */
	sessions: z.array(SeminarSession),
	/** Where it is for once elsewhere than its seminar. */
	place: z.nullable(Place),
});
export type SeminarDate = z.output<typeof SeminarDate>;

/** What a ticket says of a date: when, where, with whom. */
export const DateFacts = z.object({
	topic: z.string(),
	slug: z.string(),
	date: z.string(),
	sessions: z.array(SeminarSession),
	duration: z.string(),
	location: z.string(),
	is_online: z.boolean(),
	place: z.nullable(Place),
	image: z.string(),
	category: z.object({ slug: z.string(), name: z.string() }),
	lecturer: z.object({ name: z.string(), role: z.string() }),
});
export type DateFacts = z.output<typeof DateFacts>;

/** The top-level date and flags are those of the entry's own date; null when the seminar has no date to show. */
export const Seminar = z.object({
	id: z.int(),
	slug: z.string(),
	topic: z.string(),
	description: z.string(),
	duration: z.string(),
	location: z.string(),
	/** Null online. */
	place: z.nullable(Place),
	image: z.string(),
	image_alt: z.string(),
	price: z.nullable(z.number()),
	tax_category: z.enum(TAX_CATEGORIES),
	tax_supported: z.boolean(),
	is_online: z.boolean(),
	is_highlighted: z.boolean(),
	category: Category,
	lecturer: Lecturer,
	presence_seminar_date_id: z.nullable(z.int()),
	date: z.nullable(z.string()),
	cancelled: z.boolean(),
	fully_booked: z.boolean(),
	free_seats: z.nullable(z.int()),
	dates: z.array(SeminarDate),
});
export type Seminar = z.output<typeof Seminar>;

export const seminars = {
	list: endpoint({
		method: "GET",
		path: "/presence_seminar",
		access: "public",
		cache: "content",
		summary: "Seminartermine nach Datum, ein Eintrag je Termin",
		query: z.object({
			page: z.optional(field.page),
			per_page: z.optional(field.perPage),
			upcoming: z.optional(field.flag),
			is_online: z.optional(field.flag),
			search: z.optional(field.search),
			category_id: z.optional(field.id),
			lecturer_id: z.optional(field.id),
			place_id: z.optional(field.id),
			date_from: z.optional(field.germanDay),
			date_to: z.optional(field.germanDay),
			/** Of these three each adds dates: in the evening or on a weekend. */
			evening: z.optional(field.flag),
			daytime: z.optional(field.flag),
			weekend: z.optional(field.flag),
			is_free: z.optional(field.flag),
			has_free_seats: z.optional(field.flag),
			/** In person within a radius of this postcode. */
			postcode: z.optional(field.postcode),
			radius_km: z.optional(field.radiusKm),
			/** Of each seminar's dates only the entry's own: for lists that show no other. */
			own_date_only: z.optional(field.flag),
		}),
		response: z.extend(paged(Seminar), {
			/** When the last of all entries begins, also of those on later pages. */
			last_date: z.nullable(z.string()),
		}),
	}),
	bySlug: endpoint({
		method: "GET",
		path: "/presence_seminar",
		variant: "slug",
		access: "public",
		cache: "content",
		summary: "Ein Seminar nach seinem Kurznamen, mit dem nächsten Termin",
		query: z.object({ slug: field.slug }),
		response: single(Seminar),
	}),
	get: endpoint({
		method: "GET",
		path: "/presence_seminar/:id",
		access: "public",
		cache: "content",
		summary: "Ein Seminar mit seinem nächsten Termin",
		params: z.object({ id: field.id }),
		response: single(Seminar),
	}),
};
