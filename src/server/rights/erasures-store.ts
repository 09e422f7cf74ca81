import { eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { erasures } from "./tables.ts";

export type ErasureRow = typeof erasures.$inferSelect;

export const insertErasure = (tx: Db, row: typeof erasures.$inferInsert) =>
	tx.insert(erasures).values(row).onConflictDoNothing();

/** Those that lie beside no copy yet; nobody else takes them meanwhile. */
export const takeUnwritten = (tx: Db): Promise<ErasureRow[]> =>
	tx
		.select()
		.from(erasures)
		.where(isNotNull(erasures.mark))
		.orderBy(erasures.erased_at)
		.for("update", { skipLocked: true });

export const markWritten = (tx: Db, ids: string[]) =>
	tx.update(erasures).set({ mark: null }).where(inArray(erasures.id, ids));

export const isKnown = async (db: Db, id: string): Promise<boolean> =>
	(await db.select({ id: erasures.id }).from(erasures).where(eq(erasures.id, id))).length > 0;

/** What has not been noted beside the copies yet. */
export async function findMarks(db: Db): Promise<string[]> {
	const rows = await db.select({ mark: erasures.mark }).from(erasures).where(isNotNull(erasures.mark));
	return rows.flatMap(({ mark }) => mark ?? []);
}

/** Which of these addresses stand in rows that only the law keeps, all in small letters. */
export async function findRestricted(db: Db, emails: readonly string[]): Promise<string[]> {
	const { rows } = await db.execute<{ email: string }>(sql`
		select email from (
			select lower(email) as email from orders where restricted_at is not null
			union select lower(email) from donations where restricted_at is not null
			union select lower(email) from sign_ups where restricted_at is not null
			union select lower(email) from sign_up_persons where restricted_at is not null
			union select email from newsletter_subscribers where restricted_at is not null
		) as restricted where email = any(${sql.param(emails)}::text[])`);
	return rows.map(({ email }) => email);
}

const COLUMNS = ["email", "recipient"];

/** Every address that any table knows, in small letters; those who work here are nobody who is erased. */
export async function findAddresses(db: Db): Promise<string[]> {
	const { rows: columns } = await db.execute<{ text: string }>(sql`
		select format('select lower(%I) as address from %I where %I like ''%%@%%''', column_name, table_name, column_name) as text
		from information_schema.columns join information_schema.tables using (table_schema, table_name)
		where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'users' and column_name in ${COLUMNS}`);
	const { rows } = await db.execute<{ address: string }>(sql.raw(columns.map(({ text }) => text).join(" union ")));
	return rows.map(({ address }) => address);
}
