import * as z from "zod/mini";
import { Category, Lecturer } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { paged, single } from "./paging.ts";

const Film = z.object({
	path: z.nullable(z.string()),
	/** The same film in pieces, for players that take them so. */
	hls: z.nullable(z.string()),
	captions: z.nullable(z.string()),
	/** Of the picture, in pixels, where the file has told. */
	width: z.nullable(z.int()),
	height: z.nullable(z.int()),
	seconds: z.nullable(z.number()),
});
export type Film = z.output<typeof Film>;

/** Begins at a second of the film and lasts until the next one. */
const Chapter = z.object({ start_seconds: z.number(), title: z.string(), text: z.string() });
export type Chapter = z.output<typeof Chapter>;

const Cue = z.object({ start_seconds: z.number(), end_seconds: z.number(), text: z.string() });
export type Cue = z.output<typeof Cue>;

export const Course = z.object({
	id: z.int(),
	slug: z.string(),
	topic: z.string(),
	description: z.string(),
	duration: z.string(),
	/** How long the film is, where that is known. */
	minutes: z.nullable(z.int()),
	price: z.nullable(z.number()),
	is_active: z.boolean(),
	image: z.string(),
	image_alt: z.string(),
	/** Since when the course is offered. */
	date: z.string(),
	teaser: Film,
	/** The path is null unless the caller may watch now. */
	video: Film,
	category: Category,
	lecturer: Lecturer,
});
export type Course = z.output<typeof Course>;

/** What others show of a course. */
export const COURSE_IN_SHORT = {
	id: true,
	slug: true,
	topic: true,
	image: true,
	image_alt: true,
	duration: true,
	category: true,
	lecturer: true,
} as const;

export const CourseDetails = z.extend(Course, {
	chapters: z.array(Chapter),
	/** What is said in the film; null unless the caller may watch now. */
	transcript: z.nullable(z.array(Cue)),
});
export type CourseDetails = z.output<typeof CourseDetails>;

/** What a purchase opens, and until when. */
export const PurchasedCourse = z.extend(CourseDetails, { available_until: z.string() });
export type PurchasedCourse = z.output<typeof PurchasedCourse>;

export const courses = {
	list: endpoint({
		method: "GET",
		path: "/online_seminar",
		access: "public",
		cache: "content",
		summary: "Videokurse, neueste zuerst",
		query: z.object({
			page: z.optional(field.page),
			per_page: z.optional(field.perPage),
			is_active: z.optional(field.flag),
			search: z.optional(field.search),
			category_id: z.optional(field.id),
			lecturer_id: z.optional(field.id),
		}),
		response: paged(Course),
	}),
	bySlug: endpoint({
		method: "GET",
		path: "/online_seminar",
		variant: "slug",
		access: "public",
		cache: "content",
		summary: "Ein Videokurs nach seinem Kurznamen",
		query: z.object({ slug: field.slug }),
		response: single(CourseDetails),
	}),
	get: endpoint({
		method: "GET",
		path: "/online_seminar/:id",
		access: "optional",
		cache: "content",
		summary: "Ein Videokurs",
		params: z.object({ id: field.id }),
		response: single(CourseDetails),
	}),
	purchased: endpoint({
		method: "GET",
		path: "/online_seminar/:id/:token",
		access: "public",
		summary: "Ein gekaufter Videokurs mit seinem Film; 404 für einen falschen Schlüssel und 410 nach 24 Stunden",
		refuses: ["link_expired"],
		params: z.object({ id: field.id, token: field.token }),
		response: single(PurchasedCourse),
	}),
};
