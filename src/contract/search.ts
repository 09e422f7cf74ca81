import * as z from "zod/mini";
import { ArticleTeaser } from "./articles.ts";
import { Lecturer } from "./catalogue.ts";
import { Course } from "./courses.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";
import { Seminar } from "./seminars.ts";

/** What is said in the film of a course: the best passage, with the course as the list shows it. */
export const FilmPassage = z.extend(
	z.pick(Course, { id: true, slug: true, topic: true, image: true, price: true, category: true }),
	{
		start_seconds: z.number(),
		text: z.string(),
		/** In which chapter; none where the film has no chapters. */
		chapter: z.nullable(z.object({ number: z.int(), title: z.string() })),
		/** How many more passages of the same film fit. */
		others: z.int(),
	},
);
export type FilmPassage = z.output<typeof FilmPassage>;

export const SearchResult = z.object({
	blog_posts: z.array(ArticleTeaser),
	presence_seminars: z.array(Seminar),
	online_seminars: z.array(Course),
	lecturers: z.array(Lecturer),
	/** One for each course in whose film it is said. */
	film_passages: z.array(FilmPassage),
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
		summary:
			"Suche in Artikeln, Seminaren, Videokursen, in dem, was ihre Filme sagen, und unter den Dozentinnen und Dozenten",
		query: z.object({
			search: z.optional(field.search),
			/** To the letter: nothing is taken for a typing mistake. */
			literal: z.optional(field.flag),
		}),
		response: single(SearchResult),
	}),
};
