import { expect, test, vi } from "vitest";
import { loadWithOpenRow } from "./load-open.ts";

const page = (numbers: string[]) => ({
	data: numbers.map((number) => ({ number })),
	next: null,
	previous: null,
	first: 1,
	total: numbers.length,
	total_is_least: false,
});

test("DESK-04 what is opened by its number stands beside the list wherever it is, and filters nothing", async () => {
	vi.stubGlobal("fetch", async () => Response.json({ data: [] }));
	const load = vi.fn(async ({ query }: { query: { q?: string } }) =>
		page(query.q === "VSZ-1" ? ["VSZ-1", "VSZ-10"] : ["VSZ-3", "VSZ-2"]),
	);
	const at = (query: string) =>
		loadWithOpenRow("orders", new Request(`http://vsz.example/${query}`), load, ({ number }) => number, []);
	expect((await at("?eintrag=VSZ-2")).open).toEqual({ number: "VSZ-2" });
	expect((await at("?eintrag=VSZ-7")).open).toBeNull();
	expect((await at("")).open).toBeNull();
	load.mockClear();
	const { list, open } = await at("?eintrag=VSZ-1");
	expect(open).toEqual({ number: "VSZ-1" });
	expect(list.page.data).toHaveLength(2);
	expect(load.mock.calls.map(([{ query }]) => query)).toEqual([{}, { q: "VSZ-1" }]);
	vi.unstubAllGlobals();
});
