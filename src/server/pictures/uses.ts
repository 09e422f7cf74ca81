import { eq, like, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { imageAddress } from "#contract/images.ts";
import { MOST_USES_NAMED, type PictureUse, type UseKind } from "#contract/office/pictures.ts";
import { storedHtml } from "#server/content/html.ts";
import type { Db } from "#server/db/client.ts";

export interface Found extends PictureUse {
	/** Of the file alone. */
	image: string;
}

/** What a capability hands in that shows pictures. */
export interface PictureUses {
	find(db: Db): Promise<Found[]>;
	/** Wherever the first one stands stands the second from now on; both as they are written there. */
	rewrite(tx: Db, file: string, image: string): Promise<unknown>;
}

interface Column {
	kind: UseKind;
	table: PgTable & { id: PgColumn; image: PgColumn };
	title: PgColumn;
	path: (row: { id: number; title: string }) => string;
}

/** For a table whose rows have one picture each; of each picture the newest are named. */
export const imageColumn = ({ kind, table, title, path }: Column): PictureUses => ({
	async find(db) {
		const file = sql`split_part(${table.image}, '#', 1)`;
		const { rows } = await db.execute<{ id: number; title: string; image: string }>(sql`
			select id, title, image from (
				select ${table.id}, ${title} as title, ${file} as image,
					row_number() over (partition by ${file} order by ${table.id} desc) as place from ${table}
			) used where place <= ${MOST_USES_NAMED} order by id`);
		return rows.map((row) => ({ kind, title: row.title, path: path(row), image: row.image }));
	},
	rewrite: (tx, file, image) =>
		tx
			.update(table as PgTable)
			.set({ image } as never)
			.where(eq(sql`split_part(${table.image}, '#', 1)`, file)),
});

interface Texts {
	kind: UseKind;
	/** `id`, `title` and `html` of all that is shown or may be shown again. */
	rows: SQL;
	/** Where that HTML is stored; each in a table with an `id`. */
	columns: readonly PgColumn[];
	path: (row: { id: number; title: string }) => string;
}

/** Names the file and, behind it, what crops keep in sight; sizes and crops are written anew from it. */
async function rewriteIn(tx: Db, column: PgColumn, file: string, image: string): Promise<void> {
	const { rows } = await tx.execute<{ id: number; html: string }>(
		sql`select id, ${column} as html from ${column.table} where ${like(column, `%src="${file}%`)}`,
	);
	for (const { id, html } of rows) {
		const rewritten = html.replace(/src="([^"]+)"/g, (whole, src: string) =>
			imageAddress(src) === file ? `src="${image}"` : whole,
		);
		const name = sql.identifier(column.name);
		await tx.execute(sql`update ${column.table} set ${name} = ${storedHtml(rewritten)} where id = ${id}`);
	}
}

/** For pictures within texts. */
export const imagesInText = ({ kind, rows: texts, columns, path }: Texts): PictureUses => ({
	async find(db) {
		const { rows } = await db.execute<{ id: number; title: string; image: string }>(sql`
			select distinct id, title, found[1] as image
			from (${texts}) as texts, regexp_matches(html, 'src="(/media/[^"#]+)', 'g') as found
			where html like '%<img %'`);
		return rows.map(({ id, title, image }) => ({ kind, title, path: path({ id, title }), image }));
	},
	async rewrite(tx, file, image) {
		for (const column of columns) await rewriteIn(tx, column, file, image);
	},
});
