import { officePaths } from "#contract/office/paths.ts";
import { imageColumn } from "#server/pictures/uses.ts";
import { courses } from "./tables.ts";

export const courseImages = imageColumn({
	kind: "course",
	table: courses,
	title: courses.topic,
	path: ({ title }) => `${officePaths.courses}?q=${encodeURIComponent(title)}`,
});
