import { asc, eq, sql } from "drizzle-orm";
import type { Hanging } from "#contract/office/sorting.ts";
import { articleRevisions, articles } from "#server/articles/tables.ts";
import { courses } from "#server/courses/tables.ts";
import type { Db } from "#server/db/client.ts";
import { seminars } from "#server/seminars/tables.ts";
import { users } from "#server/staff/tables.ts";
import { categories, lecturerSlugs, lecturers } from "./tables.ts";

export type CategoryRow = typeof categories.$inferSelect;
export type LecturerRow = typeof lecturers.$inferSelect;
export type NewLecturer = typeof lecturers.$inferInsert;

/** What both kinds of things are, that everything else is sorted by. */
const TABLES = { category: categories, lecturer: lecturers } as const;
export type Sort = keyof typeof TABLES;
export type RowOf<S extends Sort> = (typeof TABLES)[S]["$inferSelect"];

export const findRows = async <S extends Sort>(db: Db, sort: S): Promise<RowOf<S>[]> =>
	(await db.select().from(TABLES[sort] as typeof categories)) as RowOf<S>[];

/** All of them, always in the same order: nobody waits for somebody who waits. */
export const lockRows = async <S extends Sort>(tx: Db, sort: S): Promise<RowOf<S>[]> => {
	const table = TABLES[sort] as typeof categories;
	return (await tx.select().from(table).orderBy(asc(table.id)).for("update")) as RowOf<S>[];
};

export async function insertCategory(tx: Db, row: typeof categories.$inferInsert): Promise<number> {
	const [inserted] = await tx.insert(categories).values(row).returning({ id: categories.id });
	if (!inserted) throw new Error("The category was not written.");
	return inserted.id;
}

export async function insertLecturer(tx: Db, row: NewLecturer): Promise<number> {
	const [inserted] = await tx.insert(lecturers).values(row).returning({ id: lecturers.id });
	if (!inserted) throw new Error("The lecturer was not written.");
	return inserted.id;
}

export const updateCategory = (tx: Db, id: number, change: Partial<typeof categories.$inferInsert>) =>
	tx.update(categories).set(change).where(eq(categories.id, id));

export const updateLecturer = (tx: Db, id: number, change: Partial<NewLecturer>) =>
	tx.update(lecturers).set(change).where(eq(lecturers.id, id));

/** Where it stands is no change of what it says: whoever edits it is not overtaken. */
export const place = (tx: Db, sort: Sort, id: number, position: number) =>
	tx.execute(sql`update ${TABLES[sort]} set position = ${position} where id = ${id} and position <> ${position}`);

export const remove = (tx: Db, sort: Sort, id: number) => {
	const table = TABLES[sort] as typeof categories;
	return tx.delete(table).where(eq(table.id, id));
};

const NOTHING: Hanging = { seminars: 0, articles: 0, courses: 0, accounts: 0 };

/** How much hangs on each. */
export async function countHanging(db: Db, sort: Sort): Promise<(id: number) => Hanging> {
	const key = sql.raw(`${sort}_id`);
	const accounts =
		sort === "lecturer" ? sql`union all select ${key}, 'accounts' from ${users} where ${key} is not null` : sql``;
	const { rows } = await db.execute<{ id: number; kind: keyof Hanging; number: number }>(sql`
		select id, kind, count(*)::int as number from (
			select ${key} as id, 'seminars' as kind from ${seminars}
			union all select ${key}, 'articles' from ${articles} where ${key} is not null
			union all select ${key}, 'courses' from ${courses}
			${accounts}
		) hanging group by id, kind`);
	const byId = Map.groupBy(rows, ({ id }) => id);
	return (id) => ({
		...NOTHING,
		...Object.fromEntries((byId.get(id) ?? []).map(({ kind, number }) => [kind, number])),
	});
}

/** Everything that hangs on the first hangs on the second from now on. */
export async function moveHanging(tx: Db, sort: Sort, from: number, to: number): Promise<void> {
	const now = { updated_at: sql`updated_at` };
	if (sort === "category") {
		for (const table of [seminars, articles, courses])
			await tx
				.update(table)
				.set({ category_id: to, ...now })
				.where(eq(table.category_id, from));
		await tx.update(articleRevisions).set({ category_id: to }).where(eq(articleRevisions.category_id, from));
		return;
	}
	for (const table of [seminars, courses])
		await tx
			.update(table)
			.set({ lecturer_id: to, ...now })
			.where(eq(table.lecturer_id, from));
	await tx
		.update(articles)
		.set({ lecturer_id: to, ...now })
		.where(eq(articles.lecturer_id, from));
	await tx.update(articleRevisions).set({ lecturer_id: to }).where(eq(articleRevisions.lecturer_id, from));
	await tx
		.update(users)
		.set({ lecturer_id: to, ...now })
		.where(eq(users.lecturer_id, from));
}

/** The address of one leads to the other, with all that led to it before. */
export async function keepLecturerSlug(tx: Db, from: LecturerRow, to: number): Promise<void> {
	await tx.update(lecturerSlugs).set({ lecturer_id: to }).where(eq(lecturerSlugs.lecturer_id, from.id));
	await tx
		.insert(lecturerSlugs)
		.values({ slug: from.slug, lecturer_id: to })
		.onConflictDoUpdate({ target: lecturerSlugs.slug, set: { lecturer_id: to } });
}

export const findNewSlug = async (db: Db, slug: string): Promise<string | undefined> =>
	(
		await db
			.select({ slug: lecturers.slug })
			.from(lecturerSlugs)
			.innerJoin(lecturers, eq(lecturers.id, lecturerSlugs.lecturer_id))
			.where(eq(lecturerSlugs.slug, slug))
	)[0]?.slug;
