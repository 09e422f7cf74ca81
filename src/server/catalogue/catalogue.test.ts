import { expect, test } from "vitest";
import type { ArticleTeaser } from "#contract/articles.ts";
import type { Category, Expert, Lecturer } from "#contract/catalogue.ts";
import type { Course } from "#contract/courses.ts";
import type { Paged } from "#contract/paging.ts";
import type { Seminar } from "#contract/seminars.ts";
import { testApp } from "#tests/support/app.ts";

test("API-14 categories are listed by name and found by id", async () => {
	const { get } = await testApp();
	const { data, total } = (await get("/api/v1/category")).body as Paged<Category>;
	expect(total).toBe(data.length);
	const names = data.map(({ name }) => name);
	expect(names).toContain("Vereinsrecht");
	expect(names.indexOf("Öffentlichkeitsarbeit")).toBe(names.indexOf("Steuern & Finanzen") - 1);
	expect((await get(`/api/v1/category/${data[0]?.id}`)).body).toEqual({ data: data[0] });
	expect((await get("/api/v1/category/4711")).status).toBe(404);
});

test("API-24 RUN-26 lecturers are listed and found by id, each with image and description", async () => {
	const { get } = await testApp();
	const { data } = (await get("/api/v1/lecturer")).body as Paged<Lecturer>;
	expect(data.length).toBeGreaterThanOrEqual(8);
	for (const lecturer of data) {
		expect(lecturer.image).toMatch(/^\/media\/portraits\/.+-480\.webp$/);
		expect(lecturer.description.length).toBeGreaterThan(50);
	}
	expect((await get(`/api/v1/lecturer/${data[0]?.id}`)).body).toEqual({ data: data[0] });
	expect((await get("/api/v1/lecturer/4711")).status).toBe(404);
});

test("PAGE-10 experts come with the next date, the newest course and article, and the categories of all that", async () => {
	const { get, database } = await testApp();
	const { data } = (await get("/api/v1/expert")).body as Paged<Expert>;
	const { data: lecturers } = (await get("/api/v1/lecturer")).body as Paged<Lecturer>;
	expect(data.map(({ name }) => name)).toEqual(lecturers.map(({ name }) => name));
	for (const { id, dates, courses, articles, categories } of data) {
		const dated = (await get(`/api/v1/presence_seminar?upcoming=1&lecturer_id=${id}`)).body as Paged<Seminar>;
		const taking = dated.data.filter(({ cancelled }) => !cancelled);
		expect(dates.total).toBe(taking.length);
		expect(dates.next).toEqual(
			taking[0] ? { slug: taking[0].slug, topic: taking[0].topic, date: taking[0].date } : null,
		);
		const filmed = (await get(`/api/v1/online_seminar?is_active=1&lecturer_id=${id}`)).body as Paged<Course>;
		expect([courses.total, courses.newest?.slug]).toEqual([filmed.total, filmed.data[0]?.slug]);
		const written = (await get(`/api/v1/blog_post?lecturer_id=${id}`)).body as Paged<ArticleTeaser>;
		expect([articles.total, articles.newest?.slug]).toEqual([written.total, written.data[0]?.slug]);
		const offered = [...taking, ...filmed.data, ...written.data].map(({ category }) => category.name);
		expect(categories.map(({ name }) => name).sort()).toEqual([...new Set(offered)].sort());
	}
	expect(data.some(({ articles }) => articles.total > 0)).toBe(true);

	await database.pool.query("update articles set is_published = false");
	await database.pool.query("update courses set is_active = false");
	await database.pool.query("update seminars set is_active = false");
	const { data: idle } = (await get("/api/v1/expert?neu=1")).body as Paged<Expert>;
	expect(idle).toHaveLength(data.length);
	for (const { dates, courses, articles, categories } of idle)
		expect([dates.next, courses.newest, articles.newest, categories]).toEqual([null, null, null, []]);
});

test("a lecturer is found by the short name", async () => {
	const { get } = await testApp();
	expect((await get("/api/v1/lecturer?slug=miriam-kessler")).body).toMatchObject({
		data: { name: "Dr. Miriam Kessler" },
	});
	expect((await get("/api/v1/lecturer?slug=niemand")).status).toBe(404);
});
