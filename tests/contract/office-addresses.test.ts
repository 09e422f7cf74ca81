import { globSync, readFileSync } from "node:fs";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { pathOf, SUBJECT_NAMES } from "#contract/office/audit.ts";
import { officePaths } from "#contract/office/paths.ts";
import { TO_DOS } from "#contract/office/to-dos.ts";
import { makeable } from "#office/frame/makeable.ts";
import { sectionsFor } from "#office/frame/navigation.ts";
import { ROUTES } from "#office/routes.tsx";

type Name = keyof typeof officePaths;

/** What any thing of a kind is called here. */
const THING = "1";

const addressOf = (name: Name): string => {
	const path: unknown = officePaths[name];
	return typeof path === "function" ? path(THING, THING) : String(path);
};

/** Where it would say „Das gibt es nicht“, or look for a thing by a name that is a room's. */
const isDead = (address: string): boolean => {
	const last = matchRoutes(ROUTES, address.split("?")[0] ?? "")?.at(-1);
	if (!last || last.route.path === "*") return true;
	return Object.values(last.params).some((value) => value !== THING && !value?.startsWith(":"));
};

/** What Heute, the palette and the office's own screens name in their sources. */
function namedIn(...patterns: string[]): string[] {
	const names = patterns
		.flatMap((pattern) => globSync(pattern))
		.filter((file) => !/\.test\.tsx?$/.test(file))
		.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bofficePaths\.(\w+)/g)])
		.map(([, name]) => name as Name);
	return [...new Set(names)].map(addressOf);
}

test.each([
	["Heute", () => namedIn("src/server/*/desk.ts")],
	["what waits", () => Object.values(TO_DOS).map(({ path }) => path)],
	["the palette", () => namedIn("src/server/*/office-find.ts")],
	["the screens", () => namedIn("src/office/**/*.ts", "src/office/**/*.tsx")],
	["the navigation", () => sectionsFor(() => true).flatMap(({ pages }) => pages.map(({ path }) => path))],
	["what can be made", () => makeable(() => true).map(({ path }) => path)],
	["the history", () => SUBJECT_NAMES.flatMap((subject) => pathOf(subject, THING) ?? [])],
])("DESK-04 TODAY-02 %s leads to screens that are there", (_, addresses) => {
	const all = addresses();
	expect(all.length).toBeGreaterThan(0);
	expect(all.filter(isDead)).toEqual([]);
});

test("an address that nobody made is dead", () => {
	for (const address of ["/nirgends", `${officePaths.orders}/nirgends`]) expect(isDead(address)).toBe(true);
	expect(isDead(officePaths.today)).toBe(false);
});
