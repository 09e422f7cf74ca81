import { expect, test } from "vitest";
import { isOfficePath, officePaths } from "#contract/office/paths.ts";
import { permissionsOf, ROLE_NAMES, rolesMay } from "#contract/office/permissions.ts";
import { homeOf } from "../session/colleague.ts";
import { pageAt, sectionsFor } from "./navigation.ts";

const pathsOf = (role: (typeof ROLE_NAMES)[number]) =>
	sectionsFor((permission) => rolesMay([role], permission)).flatMap(({ pages }) => pages.map(({ path }) => path));

test("DESK-03 everybody sees only what their roles open", () => {
	for (const role of ROLE_NAMES.filter((name) => name !== "lecturer"))
		expect(pathsOf(role)).toContain(officePaths.today);
	expect(pathsOf("admin")).toEqual(
		expect.arrayContaining([officePaths.settings, officePaths.team, officePaths.history]),
	);
	expect(pathsOf("office")).toContain(officePaths.history);
	expect(pathsOf("office")).not.toContain(officePaths.settings);
	for (const role of ["editor", "author", "lecturer"] as const)
		for (const path of [
			officePaths.settings,
			officePaths.team,
			officePaths.history,
			officePaths.people,
			officePaths.orders,
		])
			expect([role, pathsOf(role)]).not.toEqual([role, expect.arrayContaining([path])]);
	expect(pathsOf("lecturer")).toEqual([officePaths.ownDates]);
	expect(pathsOf("author")).toEqual([officePaths.today, officePaths.articles, officePaths.pictures]);
	expect(pathsOf("admin")).not.toContain(officePaths.ownDates);
});

test("DESK-01 a lecturer begins with the own dates, whoever may more with the day", () => {
	const home = (...roles: (typeof ROLE_NAMES)[number][]) => homeOf(permissionsOf(roles));
	expect(home("lecturer")).toBe(officePaths.ownDates);
	for (const role of ROLE_NAMES.filter((name) => name !== "lecturer")) {
		expect([role, home(role)]).toEqual([role, officePaths.today]);
		expect([role, home(role, "lecturer")]).toEqual([role, officePaths.today]);
	}
});

test("the page somebody is on is the one with the longest address", () => {
	const sections = sectionsFor(() => true);
	expect(pageAt(sections, officePaths.team)?.path).toBe(officePaths.team);
	expect(pageAt(sections, `${officePaths.team}/7`)?.path).toBe(officePaths.team);
	expect(pageAt(sections, officePaths.settings)?.path).toBe(officePaths.settings);
	expect(pageAt(sections, "/nirgends")).toBeUndefined();
});

test("DESK-01 after a login only addresses of the office itself are opened", () => {
	for (const path of ["/heute", "/einstellungen/verlauf?person=3&q=M%C3%BCller", "/menschen?q=a@b.example"])
		expect([path, isOfficePath(path)]).toEqual([path, true]);
	for (const path of [
		"//boese.example",
		"/\\boese.example",
		"https://boese.example",
		"javascript:alert(1)",
		"",
		"heute",
		"/a\nb",
	])
		expect([path, isOfficePath(path)]).toEqual([path, false]);
});
