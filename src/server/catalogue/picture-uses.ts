import { paths } from "#contract/paths.ts";
import { imageColumn } from "#server/pictures/uses.ts";
import { lecturers } from "./tables.ts";

export const lecturerImages = imageColumn({
	kind: "lecturer",
	table: lecturers,
	title: lecturers.name,
	path: () => paths.experts,
});
