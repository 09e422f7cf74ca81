import type { Article, ArticleTeaser } from "#contract/articles.ts";
import { berlinIso } from "#contract/berlin.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { type Paged, toPaged } from "#contract/paging.ts";
import { paths } from "#contract/paths.ts";
import type { Db } from "#server/db/client.ts";
import { findArticleMonths } from "./months-store.ts";
import { presentArticle } from "./rules.ts";
import * as store from "./store.ts";
import { findNewSlug } from "./writing-store.ts";

const ARTICLE_ADDRESS = /^\/ratgeber\/([a-z0-9-]+)\/?$/;

export function createArticles({ db }: { db: Db }) {
	function whole(row: store.ArticleRow | undefined): Article {
		if (!row) throw refuse("not_found");
		return presentArticle(row);
	}

	return {
		async list(query: Partial<store.ArticleFilter>): Promise<Paged<ArticleTeaser>> {
			const page = { page: query.page ?? 1, per_page: query.per_page ?? PAGE_SIZE.articles };
			const { rows, total } = await store.findArticles(db, { ...query, ...page });
			return toPaged(
				rows.map((row) => ({ ...row, date: berlinIso(row.date) })),
				{ ...page, total },
			);
		},
		/** Months in which articles appeared, the newest first: "2026-11". */
		months: () => findArticleMonths(db),
		/** What others link to, while it is published. */
		find: (id: number) => store.findArticle(db, id),
		/** EDIT-07: where an article stands now that once stood at this address. */
		async movedTo(path: string): Promise<string | null> {
			const [, former] = ARTICLE_ADDRESS.exec(path) ?? [];
			const slug = former && (await findNewSlug(db, former));
			return slug ? paths.article(slug) : null;
		},
		byId: async (id: number) => whole(await store.findArticle(db, id)),
		bySlug: async (slug: string) => whole(await store.findArticleBySlug(db, slug)),
	};
}

export type Articles = ReturnType<typeof createArticles>;
