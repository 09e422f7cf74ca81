import { and, asc, count, desc, eq, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { categoryColumns, lecturerColumns } from "#server/catalogue/store.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { nameMatches, type Searchable } from "#server/db/match.ts";
import { findPage, offsetOf, type Page } from "#server/db/page.ts";
import { preparedOnce } from "#server/db/prepared.ts";
import { users } from "#server/staff/tables.ts";
import { pageStart } from "./months-store.ts";
import { articleRevisions, articles } from "./tables.ts";

const teaserColumns = {
	id: articles.id,
	slug: articles.slug,
	title: articles.title,
	teaser_text: articles.teaser_text,
	image: articles.image,
	image_alt: articles.image_alt,
	date: articles.date,
	category: categoryColumns,
	user: { name: users.name },
};

/** Of each way in which articles are found the newest so many are put in order: whoever finds more goes on typing. */
const LOOKED_AT = 60;

const newestFirst = [desc(articles.date), desc(articles.id)];
const inOrder = sql`order by ${articles.date} desc, ${articles.id} desc`;

function searchableWithin(within: SQL | undefined): Searchable {
	const newest = (where: SQL) =>
		sql`select ${articles.id} from ${articles} where ${and(within, where)} ${inOrder} limit ${LOOKED_AT}`;
	const ofEach = (table: typeof categories | typeof users, own: SQL, query: SQL) =>
		sql`select near.id from ${table} cross join lateral (${newest(own)}) near where ${nameMatches(table.name, query)}`;
	return {
		id: articles.id,
		vector: articles.search_vector,
		exact: (query, matches) => [
			newest(matches(sql`ts_filter(${articles.search_vector}, '{a}')`)),
			newest(matches(articles.search_vector)),
			ofEach(categories, eq(articles.category_id, categories.id), query),
			ofEach(users, eq(articles.user_id, users.id), query),
		],
		alike: (query) => newest(sql`${articles.search_vector} @@ ${query}`),
	};
}

export interface ArticleFilter extends Page {
	category_id?: number | undefined;
	lecturer_id?: number | undefined;
	search?: string | undefined;
}

const selectTeasers = <More extends Record<string, SQL>>(db: Db, more: More) =>
	db
		.select({ ...teaserColumns, ...more })
		.from(articles)
		.innerJoin(categories, eq(categories.id, articles.category_id))
		.innerJoin(users, eq(users.id, articles.user_id));

const shownWithin = ({ category_id, lecturer_id }: Pick<ArticleFilter, "category_id" | "lecturer_id">) =>
	and(
		eq(articles.is_published, true),
		category_id ? eq(articles.category_id, category_id) : undefined,
		lecturer_id ? eq(articles.lecturer_id, lecturer_id) : undefined,
	);

/** Without words: from the month in which the page begins, so that the last page costs what the first one does. */
async function findNewest(db: Db, filter: ArticleFilter) {
	const { total, before, skip } = await pageStart(db, filter, offsetOf(filter));
	const onPage = db
		.select({ id: articles.id })
		.from(articles)
		.where(and(shownWithin(filter), before && lt(articles.date, before)))
		.orderBy(...newestFirst)
		.limit(filter.per_page)
		.offset(skip);
	const rows = await selectTeasers(db, {})
		.where(sql`${articles.id} in (${onPage})`)
		.orderBy(...newestFirst);
	return { rows, total };
}

export function findArticles(db: Db, filter: ArticleFilter) {
	if (!filter.search) return findNewest(db, filter);
	const searchable = searchableWithin(shownWithin(filter));
	return findPage(db, [], { text: filter.search, in: searchable }, async (where, rank) => {
		// What is found is counted with it, for to find it is most of the work.
		const found = await selectTeasers(db, { total: sql<number>`count(*) over ()`.mapWith(Number) })
			.where(where)
			.orderBy(...(rank ? [desc(rank)] : []), ...newestFirst)
			.limit(filter.per_page)
			.offset(offsetOf(filter));
		const rows = found.map(({ total: _, ...row }) => row);
		if (found[0] || filter.page === 1) return { rows, total: found[0]?.total ?? 0 };
		const [counted] = await db.select({ total: count() }).from(articles).where(where);
		return { rows, total: counted?.total ?? 0 };
	});
}

const near = alias(articles, "near");

/** The next published one on that side of an article of that moment. */
const beside = (db: Db, name: string, than: "<" | ">", order: typeof asc | typeof desc, date: SQLWrapper) =>
	db
		.select({ slug: near.slug, title: near.title })
		.from(near)
		.where(and(eq(near.is_published, true), sql`(${near.date}, ${near.id}) ${sql.raw(than)} (${date}, ${articles.id})`))
		.orderBy(order(near.date), order(near.id))
		.limit(1)
		.as(name);

/** Previous is the next older article, next the next newer one. */
function neighboursOf(db: Db, date: SQLWrapper) {
	const previous = beside(db, "previous", "<", desc, date);
	const next = beside(db, "next", ">", asc, date);
	return {
		previous,
		next,
		columns: { previous: previous._.selectedFields, next: next._.selectedFields },
	};
}

const articleQuery = (name: string, where: SQL) =>
	preparedOnce((db) => {
		const { previous, next, columns } = neighboursOf(db, articles.date);
		return db
			.select({
				...teaserColumns,
				content: articles.content,
				description: articles.description,
				updated_at: articles.updated_at,
				lecturer: lecturerColumns,
				...columns,
			})
			.from(articles)
			.innerJoin(categories, eq(categories.id, articles.category_id))
			.innerJoin(users, eq(users.id, articles.user_id))
			.leftJoin(lecturers, eq(lecturers.id, articles.lecturer_id))
			.leftJoinLateral(previous, sql`true`)
			.leftJoinLateral(next, sql`true`)
			.where(and(eq(articles.is_published, true), where))
			.prepare(name);
	});

const byIdQuery = articleQuery("article_by_id", eq(articles.id, sql.placeholder("id")));
const bySlugQuery = articleQuery("article_by_slug", eq(articles.slug, sql.placeholder("slug")));

export type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;
export const findArticle = async (db: Db, id: number) => (await byIdQuery(db).execute({ id }))[0];
export const findArticleBySlug = async (db: Db, slug: string) => (await bySlugQuery(db).execute({ slug }))[0];

/** As its page will show what is written now. */
export async function findDraft(db: Db, id: number) {
	const written = articleRevisions;
	const date = sql<Date>`coalesce(case when ${articles.published_at} is null then ${articles.publish_at} end, ${articles.date})`;
	const { previous, next, columns } = neighboursOf(db, date);
	const [row] = await db
		.select({
			...teaserColumns,
			id: articles.id,
			date: date.mapWith(articles.date),
			slug: written.slug,
			title: written.title,
			teaser_text: written.teaser_text,
			image: written.image,
			image_alt: written.image_alt,
			content: written.content,
			description: written.description,
			updated_at: written.saved_at,
			lecturer: lecturerColumns,
			...columns,
		})
		.from(written)
		.innerJoin(articles, eq(articles.id, written.article_id))
		.innerJoin(categories, eq(categories.id, sql`coalesce(${written.category_id}, ${articles.category_id})`))
		.innerJoin(users, eq(users.id, written.user_id))
		.leftJoin(lecturers, eq(lecturers.id, written.lecturer_id))
		.leftJoinLateral(previous, sql`true`)
		.leftJoinLateral(next, sql`true`)
		.where(eq(written.article_id, id))
		.orderBy(desc(written.number))
		.limit(1);
	return row;
}
