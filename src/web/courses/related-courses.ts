import type { Course } from "#contract/courses.ts";

const COUNT = 3;

/** Courses to go on with: of the same category first, then of the same lecturer, then the newest. */
export function relatedCourses(course: Pick<Course, "id" | "category" | "lecturer">, all: Course[]): Course[] {
	const distance = ({ category, lecturer }: Course): number =>
		category.id === course.category.id ? 0 : lecturer.id === course.lecturer.id ? 1 : 2;
	return all
		.filter(({ id }) => id !== course.id)
		.sort((one, other) => distance(one) - distance(other))
		.slice(0, COUNT);
}
