import { PAGE_SIZE } from "#contract/constants.ts";
import type { SearchResult } from "#contract/search.ts";
import type { Articles } from "#server/articles/service.ts";
import type { Courses } from "#server/courses/service.ts";
import type { Seminars } from "#server/seminars/service.ts";

const EMPTY: SearchResult = { blog_posts: [], presence_seminars: [], online_seminars: [] };

interface Services {
	articles: Articles;
	seminars: Seminars;
	courses: Courses;
}

export function createSearch({ articles, seminars, courses }: Services) {
	return {
		/** Articles come with the best match last: the search page shows them in reversed order (SRCH-08). */
		async all(text: string): Promise<SearchResult> {
			if (text === "") return EMPTY;
			const [blogPosts, presenceSeminars, onlineSeminars] = await Promise.all([
				articles.list({ search: text, per_page: PAGE_SIZE.maximum }),
				seminars.search(text),
				courses.list({ search: text, is_active: true }),
			]);
			return {
				blog_posts: blogPosts.data.reverse(),
				presence_seminars: presenceSeminars,
				online_seminars: onlineSeminars.data,
			};
		},
	};
}
