import { officePaths } from "#contract/office/paths.ts";
import { imageColumn } from "#server/pictures/uses.ts";
import { seminars } from "./tables.ts";

export const seminarImages = imageColumn({
	kind: "seminar",
	table: seminars,
	title: seminars.topic,
	path: ({ id }) => officePaths.seminar(id),
});
