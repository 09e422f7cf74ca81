import { and, desc, eq, gt, isNotNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { articlePresence, articlePreviews, articleRevisions, articleSlugs, articles } from "./tables.ts";

export type ArticleRow = typeof articles.$inferSelect;
export type NewArticle = typeof articles.$inferInsert;
export type RevisionRow = typeof articleRevisions.$inferSelect;
export type NewRevision = typeof articleRevisions.$inferInsert;

export const findArticleRow = async (db: Db, id: number): Promise<ArticleRow | undefined> =>
	(await db.select().from(articles).where(eq(articles.id, id)))[0];

export const lockArticle = async (tx: Db, id: number): Promise<ArticleRow | undefined> =>
	(await tx.select().from(articles).where(eq(articles.id, id)).for("update"))[0];

export async function insertArticles(tx: Db, rows: NewArticle[]): Promise<{ id: number; slug: string }[]> {
	return tx.insert(articles).values(rows).returning({ id: articles.id, slug: articles.slug });
}

export const updateArticle = (tx: Db, id: number, change: Partial<NewArticle>) =>
	tx.update(articles).set(change).where(eq(articles.id, id));

/** With the name of whoever has saved it. */
const withName = (db: Db, where: SQL | undefined) =>
	db
		.select({ revision: articleRevisions, by: users.name })
		.from(articleRevisions)
		.innerJoin(users, eq(users.id, articleRevisions.saved_by))
		.where(where)
		.orderBy(desc(articleRevisions.number));

const ofArticle = (id: number) => eq(articleRevisions.article_id, id);

export const findHead = async (db: Db, articleId: number) => (await withName(db, ofArticle(articleId)).limit(1))[0];

export const findRevision = async (db: Db, articleId: number, number: number): Promise<RevisionRow | undefined> =>
	(await withName(db, and(ofArticle(articleId), eq(articleRevisions.number, number))))[0]?.revision;

/** The one that stood before it. */
export const findBefore = async (db: Db, articleId: number, number: number): Promise<RevisionRow | undefined> =>
	(await withName(db, and(ofArticle(articleId), lt(articleRevisions.number, number))).limit(1))[0]?.revision;

export const findTitles = (db: Db) => db.select({ id: articles.id, title: articles.title }).from(articles);

export const findRevisions = (db: Db, articleId: number, limit: number) =>
	withName(db, ofArticle(articleId)).limit(limit);

export const insertRevisions = (tx: Db, rows: NewRevision[]) => tx.insert(articleRevisions).values(rows);

export const updateRevision = (tx: Db, id: number, change: Partial<NewRevision>) =>
	tx.update(articleRevisions).set(change).where(eq(articleRevisions.id, id));

/** Whether another article has the address, had it once, or is being written for it. */
export async function isSlugTaken(tx: Db, slug: string, articleId: number | null): Promise<boolean> {
	const other = sql`is distinct from ${articleId}::int`;
	const { rows } = await tx.execute(
		sql`select 1 from articles where slug = ${slug} and id ${other}
			union all select 1 from article_slugs where slug = ${slug} and article_id ${other} limit 1`,
	);
	return rows.length > 0;
}

/** From now on it leads to wherever this article stands. */
export const keepSlug = (tx: Db, slug: string, articleId: number) =>
	tx.insert(articleSlugs).values({ slug, article_id: articleId }).onConflictDoNothing();

export const dropSlug = (tx: Db, slug: string) => tx.delete(articleSlugs).where(eq(articleSlugs.slug, slug));

/** Where an article stands now that once stood here. */
export async function findNewSlug(db: Db, former: string): Promise<string | undefined> {
	const [row] = await db
		.select({ slug: articles.slug })
		.from(articleSlugs)
		.innerJoin(articles, eq(articles.id, articleSlugs.article_id))
		.where(and(eq(articleSlugs.slug, former), eq(articles.is_published, true)));
	return row?.slug;
}

/** Those who may stand as the author: the team, and whoever wrote it. */
export const findAuthorsFor = (db: Db, userId: number) =>
	db
		.select({ id: users.id, name: users.name })
		.from(users)
		.where(
			or(
				eq(users.id, userId),
				and(eq(users.is_active, true), sql`${users.roles} && array['admin', 'editor', 'author', 'office']`),
			),
		);

/** The next moment at which an article appears or goes. */
export async function findNextTurn(db: Db): Promise<Date | null> {
	const { rows } = await db.execute<{ at: string | null }>(
		sql`select least((select min(publish_at) from articles where publish_at is not null),
			(select min(ends_at) from articles where ends_at is not null and is_published)) as at`,
	);
	return rows[0]?.at ? new Date(rows[0].at) : null;
}

/** Those whose moment has come; another process has those that are locked. */
export const lockDue = (tx: Db, now: Date): Promise<ArticleRow[]> =>
	tx
		.select()
		.from(articles)
		.where(
			or(
				and(isNotNull(articles.publish_at), lte(articles.publish_at, now)),
				and(eq(articles.is_published, true), isNotNull(articles.ends_at), lte(articles.ends_at, now)),
			),
		)
		.for("update", { skipLocked: true });

export const notePresence = (db: Db, row: typeof articlePresence.$inferInsert) =>
	db
		.insert(articlePresence)
		.values(row)
		.onConflictDoUpdate({
			target: [articlePresence.article_id, articlePresence.user_id],
			set: { seen_at: row.seen_at, is_writing: row.is_writing },
		});

export const findPresent = (db: Db, articleId: number, but: number, since: Date) =>
	db
		.select({ name: users.name, is_writing: articlePresence.is_writing })
		.from(articlePresence)
		.innerJoin(users, eq(users.id, articlePresence.user_id))
		.where(
			and(
				eq(articlePresence.article_id, articleId),
				ne(articlePresence.user_id, but),
				gt(articlePresence.seen_at, since),
			),
		);

export const insertPreview = (db: Db, row: typeof articlePreviews.$inferInsert) =>
	db.insert(articlePreviews).values(row);

export async function findPreviewed(db: Db, tokenHash: Buffer, now: Date): Promise<number | undefined> {
	const [row] = await db
		.select({ id: articlePreviews.article_id })
		.from(articlePreviews)
		.where(and(eq(articlePreviews.token_hash, tokenHash), gt(articlePreviews.expires_at, now)));
	return row?.id;
}

/** What nobody can use any more. */
export async function removeOver(db: Db, now: Date, unseenSince: Date): Promise<number> {
	const previews = await db.delete(articlePreviews).where(lte(articlePreviews.expires_at, now));
	const presence = await db.delete(articlePresence).where(lt(articlePresence.seen_at, unseenSince));
	return (previews.rowCount ?? 0) + (presence.rowCount ?? 0);
}
