import { beforeEach, expect, test, vi } from "vitest";
import type { Api } from "#contract/api.ts";
import { toPaged } from "#contract/paging.ts";
import { sampleCourse } from "#tests/support/sample-courses.ts";
import { loadList } from "./list-source.ts";

const all = <T>(data: T[]) => toPaged(data, { page: 1, per_page: 999, total: data.length });
const { category, lecturer } = sampleCourse(1);
const listCourses = vi.fn<Api["courses"]["list"]>();
const api = {
	courses: { list: listCourses },
	categories: { list: async () => all([category]) },
	lecturers: { list: async () => all([lecturer]) },
} as unknown as Api;
const load = (query: string) => loadList(api, new URLSearchParams(query));

beforeEach(() => {
	listCourses.mockReset().mockResolvedValue(all([sampleCourse(1)]));
});

test("VID-03 CONST-03 all active courses are asked for at once", async () => {
	const { courses } = await load("");
	expect(listCourses).toHaveBeenCalledExactlyOnceWith({ query: { is_active: true, per_page: 999 } });
	expect(courses).toHaveLength(1);
});

test("VID-02 the filters of the address are asked for, by their ids", async () => {
	await load("suche=Kasse&kategorie=ehrenamt&dozent=jonas-wendt");
	expect(listCourses).toHaveBeenCalledWith({
		query: { is_active: true, per_page: 999, search: "Kasse", category_id: 1, lecturer_id: 1 },
	});
});

test("VID-02 an unknown category or lecturer limits nothing", async () => {
	await load("kategorie=unbekannt&dozent=niemand");
	expect(listCourses).toHaveBeenCalledWith({ query: { is_active: true, per_page: 999 } });
});

test("what cannot be loaded leaves the filters standing", async () => {
	listCourses.mockRejectedValue(new Error("fort"));
	expect(await load("suche=x")).toMatchObject({ courses: null, categories: [category], address: { search: "x" } });
});
