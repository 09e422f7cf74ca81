import * as z from "zod/mini";
import { ArticleTeaser } from "./articles.ts";
import { Course } from "./courses.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";
import { Seminar } from "./seminars.ts";

export const SearchResult = z.object({
	blog_posts: z.array(ArticleTeaser),
	presence_seminars: z.array(Seminar),
	online_seminars: z.array(Course),
});
export type SearchResult = z.output<typeof SearchResult>;

export const search = {
	all: endpoint({
		method: "GET",
		path: "/search",
		access: "public",
		cache: "content",
		summary: "Suche in Artikeln, Seminaren und Videokursen",
		query: z.object({ search: z.optional(field.search) }),
		response: single(SearchResult),
	}),
};
