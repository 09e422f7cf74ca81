import { expect, test } from "vitest";
import { sampleCourse } from "#tests/support/sample-courses.ts";
import { relatedCourses } from "./related-courses.ts";

const { category, lecturer } = sampleCourse(1);
const elsewhere = { category: { ...category, id: 9 }, lecturer: { ...lecturer, id: 9 } };

test("other courses are those of the category, then of the lecturer, then the newest, never the course itself", () => {
	const all = [
		sampleCourse(5, elsewhere),
		sampleCourse(4, elsewhere),
		sampleCourse(3, { ...elsewhere, lecturer }),
		sampleCourse(2),
		sampleCourse(1),
	];
	expect(relatedCourses(sampleCourse(1), all).map(({ id }) => id)).toEqual([2, 3, 5]);
	expect(relatedCourses(sampleCourse(1), [sampleCourse(1)])).toEqual([]);
});
