import { eq, like, sql } from "drizzle-orm";
import { imageAddress } from "#contract/images.ts";
import { officePaths } from "#contract/office/paths.ts";
import { storedHtml } from "#server/content/html.ts";
import type { Db } from "#server/db/client.ts";
import { imageColumn, type PictureUses } from "#server/pictures/uses.ts";
import { articleRevisions, articles } from "./tables.ts";

const { article: pathOf } = officePaths;

/** What visitors read, and every version: any of them can come back. */
const TABLES = [articles, articleRevisions] as const;

const shown = imageColumn({
	kind: "article",
	table: articles,
	title: articles.title,
	path: ({ id }) => pathOf(id),
});

/** Above the text. */
export const articleImages: PictureUses = {
	async find(db) {
		const { rows } = await db.execute<{ id: number; title: string; image: string }>(
			sql`select distinct article_id as id, articles.title, split_part(r.image, '#', 1) as image
				from article_revisions r join articles on articles.id = article_id`,
		);
		const found = [...(await shown.find(db)), ...rows.map(toUse)];
		return [...new Map(found.map((one) => [`${one.path} ${one.image}`, one])).values()];
	},
	async rewrite(tx, file, image) {
		await shown.rewrite(tx, file, image);
		const isThis = eq(sql`split_part(${articleRevisions.image}, '#', 1)`, file);
		await tx.update(articleRevisions).set({ image }).where(isThis);
	},
};

const toUse = ({ id, title, image }: { id: number; title: string; image: string }) => ({
	kind: "article" as const,
	title,
	path: pathOf(id),
	image,
});

/** Names the file and, behind it, what crops keep in sight; sizes and crops are written anew from it. */
async function rewriteIn(tx: Db, table: (typeof TABLES)[number], file: string, image: string): Promise<void> {
	const rows = await tx
		.select({ id: table.id, content: table.content })
		.from(table)
		.where(like(table.content, `%src="${file}%`));
	for (const { id, content } of rows) {
		const rewritten = content.replace(/src="([^"]+)"/g, (whole, src: string) =>
			imageAddress(src) === file ? `src="${image}"` : whole,
		);
		await tx
			.update(table)
			.set({ content: storedHtml(rewritten) })
			.where(eq(table.id, id));
	}
}

/** Those within the text. */
export const articleContent: PictureUses = {
	async find(db) {
		const { rows } = await db.execute<{ id: number; title: string; image: string }>(sql`
			select distinct articles.id, articles.title, found[1] as image
			from (select id as article_id, content from articles union all select article_id, content from article_revisions) texts
			join articles on articles.id = article_id,
				regexp_matches(texts.content, 'src="(/media/[^"#]+)', 'g') as found
			where texts.content like '%<img %'`);
		return rows.map(toUse);
	},
	async rewrite(tx, file, image) {
		for (const table of TABLES) await rewriteIn(tx, table, file, image);
	},
};
