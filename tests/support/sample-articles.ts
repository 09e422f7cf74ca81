import type { ArticleTeaser } from "#contract/articles.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import { type Paged, toPaged } from "#contract/paging.ts";

/** Articles for tests: number 1 is the newest. */
export const sampleArticle = (id: number): ArticleTeaser => ({
	id,
	slug: `artikel-${id}`,
	title: `Artikel ${id}`,
	teaser_text: "",
	image: "",
	image_alt: "",
	date: "2026-11-11T09:00:00+01:00",
	category: { id: 1, slug: "ehrenamt", name: "Ehrenamt" },
	user: { name: "Miriam Kessler" },
});

export function samplePage({ page = 1, per_page = PAGE_SIZE.articles as number, total = 20 }): Paged<ArticleTeaser> {
	const ids = Array.from({ length: total }, (_, index) => index + 1).slice((page - 1) * per_page, page * per_page);
	return toPaged(ids.map(sampleArticle), { page, per_page, total });
}
