import * as z from "zod/mini";
import { ArticleTeaser } from "./articles.ts";
import { Lecturer } from "./catalogue.ts";
import { Course } from "./courses.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";
import { Seminar } from "./seminars.ts";

export const SearchResult = z.object({
	blog_posts: z.array(ArticleTeaser),
	presence_seminars: z.array(Seminar),
	online_seminars: z.array(Course),
	lecturers: z.array(Lecturer),
	/** What was probably meant where nobody wrote what was typed; its results stand first. */
	suggestion: z.nullable(z.string()),
});
export type SearchResult = z.output<typeof SearchResult>;

export const search = {
	all: endpoint({
		method: "GET",
		path: "/search",
		access: "public",
		cache: "content",
		summary: "Suche in Artikeln, Seminaren, Videokursen und unter den Dozentinnen und Dozenten",
		query: z.object({
			search: z.optional(field.search),
			/** To the letter: nothing is taken for a typing mistake. */
			literal: z.optional(field.flag),
		}),
		response: single(SearchResult),
	}),
};
