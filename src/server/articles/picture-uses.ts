import { eq, sql } from "drizzle-orm";
import { officePaths } from "#contract/office/paths.ts";
import { MOST_USES_NAMED } from "#contract/office/pictures.ts";
import { imageColumn, imagesInText, type PictureUses } from "#server/pictures/uses.ts";
import { articleRevisions, articles } from "./tables.ts";

const kind = "article";
const path = ({ id }: { id: number }) => officePaths.article(id);

const shown = imageColumn({ kind, table: articles, title: articles.title, path });
const inTexts = imagesInText({
	kind,
	rows: sql`select id, title, content as html from articles`,
	columns: [articles.content, articleRevisions.content],
	path,
});

/** Above the text and within it: what visitors read, and every version, for any of them can come back. */
export const articleImages: PictureUses = {
	async find(db) {
		const { rows } = await db.execute<{ id: number; title: string; image: string }>(
			sql`select articles.id, articles.title, pictures.path as image from pictures
				cross join lateral (select article_id from article_pictures where image = pictures.path
					order by article_id desc limit ${MOST_USES_NAMED}) used
				join articles on articles.id = used.article_id`,
		);
		return rows.map(({ id, title, image }) => ({ kind, title, path: path({ id }), image }));
	},
	async rewrite(tx, file, image) {
		await shown.rewrite(tx, file, image);
		const isThis = eq(sql`split_part(${articleRevisions.image}, '#', 1)`, file);
		await tx.update(articleRevisions).set({ image }).where(isThis);
		await inTexts.rewrite(tx, file, image);
	},
};
