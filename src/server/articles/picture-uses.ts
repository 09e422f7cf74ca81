import { like, sql } from "drizzle-orm";
import { imageAddress } from "#contract/images.ts";
import { officePaths } from "#contract/office/paths.ts";
import { imageColumn, type PictureUses } from "#server/pictures/uses.ts";
import { articles } from "./tables.ts";

const pathOf = ({ title }: { title: string }) => `${officePaths.articles}?q=${encodeURIComponent(title)}`;

export const articleImages = imageColumn({ kind: "article", table: articles, title: articles.title, path: pathOf });

/** All files of a set begin alike. */
const beginOf = (image: string): string => imageAddress(image).replace(/-\d+\.webp$/, "");

/** Those within the text. */
export const articleContent: PictureUses = {
	async find(db) {
		const { rows } = await db.execute<{ title: string; image: string }>(sql`
			select distinct title, found[1] as image from articles,
				regexp_matches(content, '(/media/(?:scenes|portraits|logos)/[^"''#\\s]+\\.webp)', 'g') as found`);
		return rows.map(({ title, image }) => ({ kind: "article", title, path: pathOf({ title }), image }));
	},
	async rewrite(tx, file, image) {
		const [before, after] = [beginOf(file), beginOf(image)];
		if (before === after) return;
		await tx
			.update(articles)
			.set({ content: sql`replace(${articles.content}, ${before}, ${after})` })
			.where(like(articles.content, `%${before}%`));
	},
};
