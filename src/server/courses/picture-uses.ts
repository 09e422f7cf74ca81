import { sql } from "drizzle-orm";
import { officePaths } from "#contract/office/paths.ts";
import { imageColumn, imagesInText } from "#server/pictures/uses.ts";
import { courses } from "./tables.ts";

const kind = "course";
const path = ({ id }: { id: number }) => officePaths.course(id);

export const courseImages = imageColumn({ kind, table: courses, title: courses.topic, path });

export const courseTextImages = imagesInText({
	kind,
	rows: sql`select id, topic as title, description as html from courses`,
	columns: [courses.description],
	path,
});
