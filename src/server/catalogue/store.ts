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
