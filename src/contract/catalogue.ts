import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { paged, single } from "./paging.ts";

/** What articles, seminars and courses are sorted by: categories and lecturers. */

export const Category = z.object({ id: z.int(), slug: z.string(), name: z.string() });
export type Category = z.output<typeof Category>;

export const Lecturer = z.object({
	id: z.int(),
	slug: z.string(),
	name: z.string(),
	role: z.string(),
	image: z.string(),
	description: z.string(),
});
export type Lecturer = z.output<typeof Lecturer>;

/** A lecturer with what they offer now: how much of each kind, and the one to begin with. */
export const Expert = z.extend(Lecturer, {
	categories: z.array(Category),
	dates: z.object({
		total: z.int(),
		next: z.nullable(z.object({ slug: z.string(), topic: z.string(), date: z.string() })),
	}),
	courses: z.object({
		total: z.int(),
		newest: z.nullable(z.object({ slug: z.string(), topic: z.string() })),
	}),
	articles: z.object({
		total: z.int(),
		newest: z.nullable(z.object({ slug: z.string(), title: z.string() })),
	}),
});
export type Expert = z.output<typeof Expert>;

const byId = z.object({ id: field.id });

export const categories = {
	list: endpoint({
		method: "GET",
		path: "/category",
		access: "public",
		cache: "content",
		summary: "Alle Kategorien",
		response: paged(Category),
	}),
	get: endpoint({
		method: "GET",
		path: "/category/:id",
		access: "public",
		cache: "content",
		summary: "Eine Kategorie",
		params: byId,
		response: single(Category),
	}),
};

export const lecturers = {
	list: endpoint({
		method: "GET",
		path: "/lecturer",
		access: "public",
		cache: "content",
		summary: "Alle Dozentinnen und Dozenten",
		response: paged(Lecturer),
	}),
	experts: endpoint({
		method: "GET",
		path: "/expert",
		access: "public",
		cache: "content",
		summary: "Alle Dozentinnen und Dozenten mit dem, was sie gerade anbieten",
		response: paged(Expert),
	}),
	bySlug: endpoint({
		method: "GET",
		path: "/lecturer",
		variant: "slug",
		access: "public",
		cache: "content",
		summary: "Eine Dozentin oder ein Dozent nach dem Kurznamen",
		query: z.object({ slug: field.slug }),
		response: single(Lecturer),
	}),
	get: endpoint({
		method: "GET",
		path: "/lecturer/:id",
		access: "public",
		cache: "content",
		summary: "Eine Dozentin oder ein Dozent",
		params: byId,
		response: single(Lecturer),
	}),
};
