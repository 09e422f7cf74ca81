import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { berlinIso } from "#contract/berlin.ts";
import type { ArticleState, ArticlesQuery, OfficeArticle } from "#contract/office/articles.ts";
import { ARTICLE_STATE_WORDS } from "#contract/office/offer-words.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import { byName } from "#server/catalogue/rules.ts";
import { everyWord } from "#server/db/find.ts";
import type { Keyset } from "#server/db/keyset.ts";
import { withinSpan } from "#server/db/span.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import type { Staff } from "#server/viewer.ts";
import { iso } from "./manuscript.ts";
import { findAuthors, findListed } from "./office-store.ts";
import { ARTICLE_WORDS, articles } from "./tables.ts";
import { stateOf } from "./writing-rules.ts";

type Row = Awaited<ReturnType<typeof findListed>>[number];
type Sort = "at" | "title" | "changed";

const KEYSET: Keyset<Sort> = {
	id: { by: articles.id, kind: "number" },
	sorts: {
		at: { by: articles.date, kind: "moment" },
		title: { by: sql`fold_german(${articles.title})`, kind: "text" },
		changed: { by: articles.updated_at, kind: "moment" },
	},
};

/** An author sees their own articles and nobody else's. */
const ownOnly = ({ id, roles }: Staff) => (rolesMay(roles, "content.read") ? undefined : eq(articles.user_id, id));

const present = ({ date, updated_at, is_published, published_at, publish_at, ...row }: Row): OfficeArticle => ({
	...row,
	state: stateOf({ is_published, published_at, publish_at }),
	publish_at: iso(publish_at),
	date: berlinIso(date),
	updated_at: berlinIso(updated_at),
});

const IN_STATE: Record<ArticleState, SQL | undefined> = {
	published: eq(articles.is_published, true),
	scheduled: and(eq(articles.is_published, false), isNotNull(articles.publish_at)),
	draft: and(eq(articles.is_published, false), isNull(articles.publish_at), isNull(articles.published_at)),
	unpublished: and(eq(articles.is_published, false), isNull(articles.publish_at), isNotNull(articles.published_at)),
};

/** What staff see of articles. */
export const createArticlesOffice = ({ db, clock, exports }: ListParts) => ({
	/** Who has written any, by name. */
	authors: async () => byName(await findAuthors(db)),

	...createOfficeList<Sort, ArticlesQuery, Row, OfficeArticle>(
		{ db, exports },
		{
			name: "articles",
			keyset: KEYSET,
			filter: ({ q, category, author, state, ...span }, staff) =>
				and(
					ownOnly(staff),
					everyWord(sql.raw(ARTICLE_WORDS), q),
					category ? eq(articles.category_id, category) : undefined,
					author ? eq(articles.user_id, author) : undefined,
					state && IN_STATE[state],
					withinSpan(articles.date, span, clock()),
				),
			read: findListed,
			table: articles,
			present,
			columns: [
				{ key: "title", title: "Artikel", kind: "text" },
				{ key: "category", title: "Kategorie", kind: "text" },
				{ key: "author", title: "Geschrieben von", kind: "text" },
				{ key: "state", title: "Zustand", kind: "text" },
				{ key: "date", title: "Erschienen am", kind: "moment" },
				{ key: "changed", title: "Geändert am", kind: "moment" },
			],
			cells: ({ title, category, author, date, updated_at, ...row }) => ({
				title,
				category: category.name,
				author,
				state: ARTICLE_STATE_WORDS[stateOf(row)],
				date: berlinIso(date),
				changed: berlinIso(updated_at),
			}),
		},
	),
});

export type ArticlesOffice = ReturnType<typeof createArticlesOffice>;
