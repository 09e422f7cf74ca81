import { afterAll, beforeAll, expect, test } from "vitest";
import type { Course, CourseDetails } from "#contract/courses.ts";
import type { Paged } from "#contract/paging.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";

let api: TestApp;
let all: Course[];
beforeAll(async () => {
	api = await createTestApp();
	all = ((await api.get("/api/v1/online_seminar")).body as Paged<Course>).data;
});
afterAll(() => api.close());

const details = async ({ slug }: Course) =>
	((await api.get(`/api/v1/online_seminar?slug=${slug}`)).body as { data: CourseDetails }).data;

test("films tell their size and length as their files have them", () => {
	for (const { slug, teaser, video } of all) {
		expect([slug, teaser.width, teaser.height, video.width, video.height]).toEqual([slug, 960, 600, 960, 600]);
		expect(teaser.seconds).toBeGreaterThan(10);
		expect(video.seconds).toBeGreaterThan(45);
	}
});

test("every course has chapters that begin with the film, go on and end before it", async () => {
	for (const course of all) {
		const { chapters, video } = await details(course);
		const starts = chapters.map(({ start_seconds }) => start_seconds);
		expect(starts.length).toBeGreaterThanOrEqual(5);
		expect(starts[0]).toBe(0);
		expect(starts).toEqual(starts.toSorted((one, other) => one - other));
		expect(starts.at(-1)).toBeLessThan(video.seconds ?? 0);
	}
});

test("what is said is told to those who may watch and to nobody else", async () => {
	for (const course of all) {
		const { transcript, video } = await details(course);
		if (course.price !== null || !course.is_active) {
			expect([course.slug, transcript]).toEqual([course.slug, null]);
			continue;
		}
		expect(transcript?.length).toBeGreaterThan(5);
		for (const { start_seconds, end_seconds, text } of transcript ?? []) {
			expect(start_seconds).toBeLessThan(end_seconds);
			expect(end_seconds).toBeLessThanOrEqual(video.seconds ?? 0);
			expect(text).not.toMatch(/\n|-->/);
		}
	}
});

test("chapters begin where somebody begins to speak", async () => {
	const { rows } = await api.database.pool.query(
		"select title from course_chapters k where start_seconds > 0 and not exists (select 1 from course_cues c where c.course_id = k.course_id and c.start_seconds = k.start_seconds)",
	);
	expect(rows).toEqual([]);
});

test("a word leads to its second", async () => {
	const { rows } = await api.database.pool.query(
		"select c.start_seconds::float from course_cues c join courses on courses.id = c.course_id where slug = 'datenschutz-grundlagen' and c.search_vector @@ websearch_to_tsquery('german', fold_german('Passwörter'))",
	);
	expect(rows).toEqual([{ start_seconds: 23.6 }]);
});
