import * as z from "zod/mini";
import { Category, Lecturer } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { paged, single } from "./paging.ts";

const Neighbour = z.object({ slug: z.string(), title: z.string() });

export const ArticleTeaser = z.object({
	id: z.int(),
	slug: z.string(),
	title: z.string(),
	teaser_text: z.string(),
	image: z.string(),
	image_alt: z.string(),
	date: z.string(),
	category: Category,
	user: z.object({ name: z.string() }),
});
export type ArticleTeaser = z.output<typeof ArticleTeaser>;

export const Article = z.extend(ArticleTeaser, {
	content: z.string(),
	/** For search engines; empty means the lead. */
	description: z.string(),
	/** When it was last changed. */
	updated_at: z.string(),
	lecturer: z.nullable(Lecturer),
	previous: z.nullable(Neighbour),
	next: z.nullable(Neighbour),
});
export type Article = z.output<typeof Article>;

export const articles = {
	list: endpoint({
		method: "GET",
		path: "/blog_post",
		access: "public",
		cache: "content",
		summary: "Artikel des Ratgebers, neueste zuerst",
		query: z.object({
			page: z.optional(field.page),
			per_page: z.optional(field.perPage),
			category_id: z.optional(field.id),
			lecturer_id: z.optional(field.id),
			search: z.optional(field.search),
		}),
		response: paged(ArticleTeaser),
	}),
	bySlug: endpoint({
		method: "GET",
		path: "/blog_post",
		variant: "slug",
		access: "public",
		cache: "content",
		summary: "Ein Artikel nach seinem Kurznamen",
		query: z.object({ slug: field.slug }),
		response: single(Article),
	}),
	get: endpoint({
		method: "GET",
		path: "/blog_post/:id",
		access: "public",
		cache: "content",
		summary: "Ein Artikel",
		params: z.object({ id: field.id }),
		response: single(Article),
	}),
};
