import { officePaths } from "#contract/office/paths.ts";
import { imageColumn } from "#server/pictures/uses.ts";
import { lecturers } from "./tables.ts";

export const lecturerImages = imageColumn({
	kind: "lecturer",
	table: lecturers,
	title: lecturers.name,
	path: ({ id }) => officePaths.lecturer(id),
});
