import { eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { imageAddress } from "#contract/images.ts";
import type { PictureUse, UseKind } from "#contract/office/pictures.ts";
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

/** For a table whose rows have one picture each. */
export const imageColumn = ({ kind, table, title, path }: Column): PictureUses => ({
	async find(db) {
		const rows = await db.select({ id: table.id, title, image: table.image }).from(table as PgTable);
		return (rows as { id: number; title: string; image: string }[]).map((row) => ({
			kind,
			title: row.title,
			path: path(row),
			image: imageAddress(row.image),
		}));
	},
	rewrite: (tx, file, image) =>
		tx
			.update(table as PgTable)
			.set({ image } as never)
			.where(eq(sql`split_part(${table.image}, '#', 1)`, file)),
});
