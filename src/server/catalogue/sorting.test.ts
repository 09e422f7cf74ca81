import { afterAll, beforeAll, expect, test } from "vitest";
import type { Category, Lecturer } from "#contract/catalogue.ts";
import type { OfficeCategory } from "#contract/office/categories.ts";
import type { OfficeLecturer } from "#contract/office/lecturers.ts";
import { openOffice } from "#tests/support/house.ts";

let house: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
	house = await openOffice("editor");
}, 60_000);
afterAll(() => house.api.close());

const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
	house.ask(method, `/office/${path}`, { token: house.office.token, ...(body ? { body } : {}) });
const categories = async (): Promise<OfficeCategory[]> => (await ask("GET", "category")).body.data;
const lecturers = async (): Promise<OfficeLecturer[]> => (await ask("GET", "lecturer")).body.data;
const publicList = async <T>(path: string): Promise<T[]> =>
	((await house.api.get(`/api/v1/${path}?${Math.random()}`)).body as { data: T[] }).data;

const names = <T extends { name: string }>(rows: T[]) => rows.map(({ name }) => name);

/** Somebody with the portrait of the first. */
async function newLecturer(name: string): Promise<OfficeLecturer> {
	const [first] = await lecturers();
	const body = { name, role: "Beraterin", image: first?.image, description: "Berät Vereine." };
	return (await ask("POST", "lecturer", body)).body.data;
}

test("LIB-03 a new category stands among the others by name until somebody orders them, then the site follows", async () => {
	const { data } = (await ask("POST", "category", { name: "Ökologie" })).body;
	expect(data).toMatchObject({ slug: "oekologie", hanging: { seminars: 0, articles: 0, courses: 0 } });
	const before = names(await categories());
	expect(before).toEqual(before.toSorted(new Intl.Collator("de").compare));
	await ask("PUT", `category/${data.id}/position`, { to: 0 });
	expect(names(await categories())).toEqual(["Ökologie", ...before.filter((name) => name !== "Ökologie")]);
	expect(names(await publicList<Category>("category"))[0]).toBe("Ökologie");
	expect((await ask("POST", "category", { name: "Ökologie" })).body.validation_errors).toEqual({
		name: ["Name: So heißt schon eine Kategorie"],
	});
	expect((await ask("DELETE", `category/${data.id}`)).status).toBe(200);
});

test("LIB-03 what is in use is not deleted; merged it moves whole, as was foretold, and the other stays", async () => {
	const all = await categories();
	const used = all.find(({ hanging }) => hanging.seminars > 0 && hanging.articles > 0) as OfficeCategory;
	const other = all.find(({ id }) => id !== used.id) as OfficeCategory;
	expect((await ask("DELETE", `category/${used.id}`)).body.code).toBe("still_in_use");
	expect((await ask("GET", `category/${used.id}/merge?into=${used.id}`)).body.code).toBe("merge_itself");
	expect((await ask("GET", `category/${used.id}/merge?into=${other.id}`)).body.data).toEqual(used.hanging);
	expect(await categories()).toEqual(all);

	expect((await ask("POST", `category/${used.id}/merge`, { into: other.id })).body.data).toEqual(used.hanging);
	const after = (await categories()).find(({ id }) => id === other.id) as OfficeCategory;
	for (const kind of ["seminars", "articles", "courses"] as const)
		expect(after.hanging[kind]).toBe(used.hanging[kind] + other.hanging[kind]);
	expect(names(await publicList<Category>("category"))).not.toContain(used.name);
});

test("LIB-03 a lecturer is made with a portrait of the house, changed, and refused when somebody was faster", async () => {
	const made = await newLecturer("Nora Grünwald");
	expect(made).toMatchObject({ slug: "nora-gruenwald", hanging: { seminars: 0 }, next_date: null });
	expect((await newLecturer("Nora Grünwald")).slug).toBe("nora-gruenwald-2");
	const { name, image, description, revision } = made;
	const change = (over: object) =>
		ask("PUT", `lecturer/${made.id}`, { name, role: "Anwältin", image, description, revision, ...over });
	expect((await change({ image: "/media/portraits/nie-480.webp" })).body.validation_errors).toHaveProperty("image");
	expect((await change({})).body.data).toMatchObject({ role: "Anwältin", revision: revision + 1 });
	expect((await change({})).body.code).toBe("changed_meanwhile");
	const shown = (await publicList<Lecturer>("lecturer")).find(({ id }) => id === made.id);
	expect(shown).toMatchObject({ role: "Anwältin", slug: "nora-gruenwald" });
});

test("LIB-03 two entries of one person become one: dates, films, articles and the account follow, the old address leads on", async () => {
	const busy = (await lecturers()).find(({ hanging }) => hanging.seminars > 0 && hanging.courses > 0) as OfficeLecturer;
	const into = await newLecturer("Eine Person");
	const foretold = (await ask("GET", `lecturer/${busy.id}/merge?into=${into.id}`)).body.data;
	expect(foretold).toEqual(busy.hanging);
	await ask("POST", `lecturer/${busy.id}/merge`, { into: into.id });
	const after = (await lecturers()).find(({ id }) => id === into.id) as OfficeLecturer;
	expect(after.hanging).toEqual(busy.hanging);
	const { catalogue } = house.api.app.services;
	expect(await catalogue.movedTo(`/experten/${busy.slug}`)).toBe(`/experten/${into.slug}`);

	const last = await newLecturer("Noch eine");
	await ask("POST", `lecturer/${into.id}/merge`, { into: last.id });
	expect(await catalogue.movedTo(`/experten/${busy.slug}`)).toBe(`/experten/${last.slug}`);
	expect(await catalogue.movedTo("/experten/niemand")).toBeNull();
});

test("LIB-03 two who merge crosswise at the same moment: one does, the other finds nothing", async () => {
	const [one, other] = [await newLecturer("Erste"), await newLecturer("Zweite")];
	const answers = await Promise.all([
		ask("POST", `lecturer/${one.id}/merge`, { into: other.id }),
		ask("POST", `lecturer/${other.id}/merge`, { into: one.id }),
	]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});
