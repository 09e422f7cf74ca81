import { sql } from "drizzle-orm";
import { officePaths } from "#contract/office/paths.ts";
import type { SearchHit } from "#contract/office/search.ts";
import type { Db } from "#server/db/client.ts";
import { findRows } from "#server/db/find.ts";
import { COURSE_WORDS } from "./tables.ts";

/** Courses by topic, hidden ones too. */
export async function findCourses(db: Db, text: string): Promise<SearchHit[]> {
	const rows = await findRows<{ id: number; topic: string; is_active: boolean }>(db, text, {
		columns: sql`id, topic, is_active`,
		from: sql`courses`,
		words: sql.raw(COURSE_WORDS),
		newest: sql`created_at`,
	});
	return rows.map(({ id, topic, is_active }) => ({
		kind: "course",
		title: topic,
		detail: is_active ? "sichtbar" : "nicht sichtbar",
		path: officePaths.course(id),
	}));
}
