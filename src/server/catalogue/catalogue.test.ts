import { expect, test } from "vitest";
import type { Category, Lecturer } from "#contract/catalogue.ts";
import type { Paged } from "#contract/paging.ts";
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
