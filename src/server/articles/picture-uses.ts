import { eq, sql } from "drizzle-orm";
import { officePaths } from "#contract/office/paths.ts";
import { imageColumn, imagesInText, type PictureUses } from "#server/pictures/uses.ts";
import { articleRevisions, articles } from "./tables.ts";

const kind = "article";
const path = ({ id }: { id: number }) => officePaths.article(id);

const shown = imageColumn({ kind, table: articles, title: articles.title, path });

/** Above the text: what visitors read, and every version, for any of them can come back. */
export const articleImages: PictureUses = {
	async find(db) {
		const { rows } = await db.execute<{ id: number; title: string; image: string }>(
			sql`select distinct article_id as id, articles.title, split_part(r.image, '#', 1) as image
				from article_revisions r join articles on articles.id = article_id`,
		);
		const kept = rows.map(({ id, title, image }) => ({ kind, title, path: path({ id }), image }) as const);
		return [...(await shown.find(db)), ...kept];
	},
	async rewrite(tx, file, image) {
		await shown.rewrite(tx, file, image);
		const isThis = eq(sql`split_part(${articleRevisions.image}, '#', 1)`, file);
		await tx.update(articleRevisions).set({ image }).where(isThis);
	},
};

export const articleTextImages = imagesInText({
	kind,
	rows: sql`select id, title, content as html from articles
		union all select a.id, a.title, r.content from article_revisions r join articles a on a.id = r.article_id`,
	columns: [articles.content, articleRevisions.content],
	path,
});
