import type { ArticleTeaser } from "#contract/articles.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import type { Paged } from "#contract/paging.ts";

export interface ArticleList {
	articles: ArticleTeaser[];
	/** The last page of nine that is shown. */
	page: number;
	/** False when it is not known, because loading failed. */
	last_page: number | false;
	total: number;
}

type ListEvent = { type: "filtered" } | { type: "loaded"; answer: Paged<ArticleTeaser> } | { type: "failed" };

export const NO_ARTICLES: ArticleList = { articles: [], page: 1, last_page: 1, total: 0 };

/** Leaves out what is shown already: an article published meanwhile pushes an old one onto the next page. */
function append(shown: ArticleTeaser[], loaded: ArticleTeaser[]): ArticleTeaser[] {
	const ids = new Set(shown.map(({ id }) => id));
	return [...shown, ...loaded.filter(({ id }) => !ids.has(id))];
}

export function changeList(list: ArticleList, event: ListEvent): ArticleList {
	switch (event.type) {
		case "filtered":
			return NO_ARTICLES;
		case "failed":
			return { ...NO_ARTICLES, last_page: false };
		case "loaded": {
			const { data, total, current_page, per_page } = event.answer;
			const last_page = Math.max(1, Math.ceil(total / PAGE_SIZE.articles));
			// Several pages may have come in one answer.
			const page = Math.min(last_page, Math.ceil((current_page * per_page) / PAGE_SIZE.articles));
			return { articles: append(list.articles, data), page, last_page, total };
		}
	}
}

export const hasFailed = (list: ArticleList): boolean => list.last_page === false;

export const showsMore = (list: ArticleList): boolean => list.last_page !== false && list.page < list.last_page;
