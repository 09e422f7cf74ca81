import { sql } from "drizzle-orm";
import { imageAddress } from "#contract/images.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { PictureUses } from "#server/pictures/uses.ts";

interface Row extends Record<string, unknown> {
	id: number;
	title: string;
	image: string;
}

/** Letters name a size of it by its whole address, the library its largest. */
const IN_LETTER = sql`regexp_replace(substring(url #>> '{}' from '/media/.*$'), '-\\d+\\.webp$', '-1280.webp')`;

/**
 * In newsletters that are written, and in those that went out: a letter shows its pictures from our server for as long as
 * somebody keeps it, so what it says never changes.
 */
export const campaignImages: PictureUses = {
	async find(db) {
		const { rows } = await db.execute<Row>(sql`
			select id, subject as title, block ->> 'image' as image
			from campaigns, jsonb_array_elements(blocks) as block where block ->> 'kind' = 'picture'
			union
			select id, subject, ${IN_LETTER}
			from campaigns, jsonb_path_query(letter, '$.blocks[*] ? (@.kind == "picture").url') as url`);
		const found = new Map(
			rows.map(({ id, title, image }) => {
				const file = imageAddress(image);
				return [`${id} ${file}`, { kind: "campaign" as const, title, path: officePaths.campaign(id), image: file }];
			}),
		);
		return [...found.values()];
	},
	rewrite: (tx, file, image) =>
		tx.execute(sql`
			update campaigns set blocks = (
				select jsonb_agg(case when split_part(block ->> 'image', '#', 1) = ${file}
					then jsonb_set(block, '{image}', to_jsonb(${image}::text)) else block end order by at)
				from jsonb_array_elements(blocks) with ordinality as one(block, at))
			where exists (select 1 from jsonb_array_elements(blocks) as block
				where split_part(block ->> 'image', '#', 1) = ${file})`),
};
