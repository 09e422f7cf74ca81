import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { categories, lecturers } from "./tables.ts";

export const categoryColumns = { id: categories.id, slug: categories.slug, name: categories.name };
export const lecturerColumns = {
	id: lecturers.id,
	slug: lecturers.slug,
	name: lecturers.name,
	role: lecturers.role,
	image: lecturers.image,
	description: lecturers.description,
};

export const listCategories = (db: Db) => db.select(categoryColumns).from(categories);

export const findCategory = async (db: Db, id: number) =>
	(await db.select(categoryColumns).from(categories).where(eq(categories.id, id)))[0];

export const listLecturers = (db: Db) => db.select(lecturerColumns).from(lecturers);

export const findLecturer = async (db: Db, id: number) =>
	(await db.select(lecturerColumns).from(lecturers).where(eq(lecturers.id, id)))[0];

export type CategoryRow = typeof categories.$inferSelect;

export const findCategoryRows = (db: Db): Promise<CategoryRow[]> => db.select().from(categories);

export const lockCategory = async (tx: Db, id: number): Promise<CategoryRow | undefined> =>
	(await tx.select().from(categories).where(eq(categories.id, id)).for("update"))[0];

export async function updateCategory(
	tx: Db,
	id: number,
	change: { name: string; updated_at: Date },
): Promise<CategoryRow> {
	const [row] = await tx.update(categories).set(change).where(eq(categories.id, id)).returning();
	if (!row) throw new Error("The category was not written.");
	return row;
}
