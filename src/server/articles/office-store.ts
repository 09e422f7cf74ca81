import { and, eq, type SQL, sql } from "drizzle-orm";
import { categories } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import type { PagePart } from "#server/db/keyset.ts";
import { users } from "#server/staff/tables.ts";
import { articles } from "./tables.ts";

/** Whether the newest version is not the one that was published. */
const has_changes = sql<boolean>`(select kind <> 'published' from article_revisions
	where article_id = articles.id order by number desc limit 1)`;

export const findListed = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({
			id: articles.id,
			slug: articles.slug,
			title: articles.title,
			image: articles.image,
			category: { slug: categories.slug, name: categories.name },
			author: users.name,
			is_published: articles.is_published,
			published_at: articles.published_at,
			publish_at: articles.publish_at,
			has_changes,
			date: articles.date,
			updated_at: articles.updated_at,
			...keys,
		})
		.from(articles)
		.innerJoin(categories, eq(categories.id, articles.category_id))
		.innerJoin(users, eq(users.id, articles.user_id))
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);

export const findAuthors = (db: Db) =>
	db.select({ id: users.id, name: users.name }).from(users).where(sql`${users.id} in (select user_id from articles)`);
