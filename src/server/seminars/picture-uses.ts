import { sql } from "drizzle-orm";
import { officePaths } from "#contract/office/paths.ts";
import { imageColumn, imagesInText } from "#server/pictures/uses.ts";
import { seminars } from "./tables.ts";

const kind = "seminar";
const path = ({ id }: { id: number }) => officePaths.seminar(id);

export const seminarImages = imageColumn({ kind, table: seminars, title: seminars.topic, path });

export const seminarTextImages = imagesInText({
	kind,
	rows: sql`select id, topic as title, description as html from seminars`,
	columns: [seminars.description],
	path,
});
