import { sql } from "drizzle-orm";
import { officePaths } from "#contract/office/paths.ts";
import type { SearchHit } from "#contract/office/search.ts";
import type { Db } from "#server/db/client.ts";
import { findRows } from "#server/db/find.ts";
import { ARTICLE_WORDS } from "./tables.ts";

/** Articles by title or teaser, unpublished ones too; `author` sees their own. */
export async function findArticles(db: Db, text: string, author: number | null): Promise<SearchHit[]> {
	const own = author === null ? sql`articles` : sql`(select * from articles where user_id = ${author}) articles`;
	const rows = await findRows<{ title: string; is_published: boolean }>(db, text, {
		columns: sql`title, is_published`,
		from: own,
		words: sql.raw(ARTICLE_WORDS),
		newest: sql`date`,
		published: { table: sql`articles`, vector: sql`search_vector`, only: sql`is_published` },
	});
	return rows.map(({ title, is_published }) => ({
		kind: "article",
		title,
		detail: is_published ? "veröffentlicht" : "nicht veröffentlicht",
		path: `${officePaths.articles}?q=${encodeURIComponent(title)}`,
	}));
}
