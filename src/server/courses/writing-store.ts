import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { courseChapters, courseCues, courses } from "./tables.ts";

export type WrittenRow = typeof courses.$inferSelect;
export type NewCourse = typeof courses.$inferInsert;

export const findWritten = async (db: Db, id: number): Promise<WrittenRow | undefined> =>
	(await db.select().from(courses).where(eq(courses.id, id)))[0];

export const lockWritten = async (tx: Db, id: number): Promise<WrittenRow | undefined> =>
	(await tx.select().from(courses).where(eq(courses.id, id)).for("update"))[0];

export async function insertCourse(tx: Db, row: NewCourse): Promise<WrittenRow> {
	const [inserted] = await tx.insert(courses).values(row).returning();
	if (!inserted) throw new Error("The course was not written.");
	return inserted;
}

export const updateCourse = (tx: Db, id: number, change: Partial<NewCourse>) =>
	tx.update(courses).set(change).where(eq(courses.id, id));

/** What a form shows no part of: its revision stays. */
export const updateFiles = (tx: Db, id: number, change: Partial<NewCourse>) =>
	tx
		.update(courses)
		.set({ ...change, revision: sql`revision` })
		.where(eq(courses.id, id));

export const deleteCourse = (tx: Db, id: number) => tx.delete(courses).where(eq(courses.id, id));

type Chapter = Pick<typeof courseChapters.$inferInsert, "start_seconds" | "title" | "text">;

export const deleteChapters = (tx: Db, courseId: number) =>
	tx.delete(courseChapters).where(eq(courseChapters.course_id, courseId));

export async function insertChapters(tx: Db, courseId: number, chapters: readonly Chapter[]): Promise<void> {
	const rows = chapters.map((chapter, position) => ({ course_id: courseId, position, ...chapter }));
	if (rows.length > 0) await tx.insert(courseChapters).values(rows);
}

type Cue = Pick<typeof courseCues.$inferInsert, "start_seconds" | "end_seconds" | "text">;

export const deleteCues = (tx: Db, courseId: number) => tx.delete(courseCues).where(eq(courseCues.course_id, courseId));

export async function insertCues(tx: Db, courseId: number, cues: readonly Cue[]): Promise<void> {
	const rows = cues.map((cue) => ({ course_id: courseId, ...cue }));
	if (rows.length > 0) await tx.insert(courseCues).values(rows);
}

/** An order or an access refers to it. */
export async function isBought(db: Db, id: number): Promise<boolean> {
	const { rows } = await db.execute(sql`
		select 1 from order_lines where course_id = ${id}
		union all select 1 from access_grants where course_id = ${id} limit 1`);
	return rows.length > 0;
}

/** What something is called that a row refers to. */
export const findTopics = (db: Db) =>
	db.select({ id: courses.id, topic: courses.topic }).from(courses).orderBy(asc(courses.topic));
