import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { SETTINGS_GROUPS } from "#contract/office/settings.ts";
import { articles } from "#server/articles/tables.ts";
import type { Db } from "#server/db/client.ts";
import { seminars } from "#server/seminars/tables.ts";
import { siteSettings } from "#server/site/tables.ts";
import { users } from "#server/staff/tables.ts";
import { sealedSettings } from "./tables.ts";

export type Values = Record<string, string | number | boolean>;

export interface GroupRow {
	key: string;
	value: unknown;
	revision: number;
	updated_at: Date;
	updated_by: string | null;
}

const columns = {
	key: siteSettings.key,
	value: siteSettings.value,
	revision: siteSettings.revision,
	updated_at: siteSettings.updated_at,
	updated_by: users.name,
};

export const findRows = (db: Db, keys: readonly string[]): Promise<GroupRow[]> =>
	db
		.select(columns)
		.from(siteSettings)
		.leftJoin(users, eq(users.id, siteSettings.updated_by))
		.where(inArray(siteSettings.key, [...keys]));

/** Those that somebody has changed. */
export const findGroups = (db: Db): Promise<GroupRow[]> => findRows(db, SETTINGS_GROUPS);

/** Made when it is first changed, so that two who are first wait for each other too. */
export async function lockGroup(tx: Db, key: string): Promise<{ value: unknown; revision: number }> {
	await tx.insert(siteSettings).values({ key, value: {}, revision: 0 }).onConflictDoNothing();
	const [row] = await tx.select().from(siteSettings).where(eq(siteSettings.key, key)).for("update");
	if (!row) throw new Error(`The settings ${key} are gone.`);
	return row;
}

export const updateGroup = async (
	tx: Db,
	key: string,
	change: { value: Values | { partners: object[] }; updated_at: Date; updated_by: number },
): Promise<void> => {
	await tx.update(siteSettings).set(change).where(eq(siteSettings.key, key));
};

export async function findSealed(db: Db, key: string): Promise<Buffer | null> {
	const [row] = await db
		.select({ value: sealedSettings.value })
		.from(sealedSettings)
		.where(eq(sealedSettings.key, key));
	return row?.value ?? null;
}

export const putSealed = (tx: Db, key: string, value: Buffer) =>
	tx.insert(sealedSettings).values({ key, value }).onConflictDoUpdate({ target: sealedSettings.key, set: { value } });

export const removeSealed = (tx: Db, key: string) => tx.delete(sealedSettings).where(eq(sealedSettings.key, key));

/** One that is taken back leaves no row. */
export const putChoice = (
	tx: Db,
	key: string,
	value: number | null,
	by: { updated_at: Date; updated_by: number },
): Promise<unknown> =>
	value === null
		? tx.delete(siteSettings).where(eq(siteSettings.key, key))
		: tx
				.insert(siteSettings)
				.values({ key, value, ...by })
				.onConflictDoUpdate({
					target: siteSettings.key,
					set: { value, ...by, revision: sql`${siteSettings.revision}` },
				});

/** Published ones, the newest first. */
export const findArticleTitles = (db: Db) =>
	db
		.select({ id: articles.id, title: articles.title })
		.from(articles)
		.where(eq(articles.is_published, true))
		.orderBy(desc(articles.date), desc(articles.id));

export const findSeminarTitles = (db: Db) =>
	db
		.select({ id: seminars.id, title: seminars.topic })
		.from(seminars)
		.where(eq(seminars.is_active, true))
		.orderBy(asc(seminars.topic), asc(seminars.id));
