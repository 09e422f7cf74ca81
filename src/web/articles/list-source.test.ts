import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Api } from "#contract/api.ts";
import { samplePage } from "#tests/support/sample-articles.ts";
import { hasFailed } from "./article-list.ts";
import type { ListAddress } from "./list-address.ts";
import { loadList } from "./list-source.ts";

const categories = [
	{ id: 1, slug: "ehrenamt", name: "Ehrenamt" },
	{ id: 7, slug: "stiftungen", name: "Stiftungen" },
];
const listArticles = vi.fn<Api["articles"]["list"]>();
const listCategories = vi.fn<Api["categories"]["list"]>();
const api = { articles: { list: listArticles }, categories: { list: listCategories } } as unknown as Api;
const address = (part: Partial<ListAddress> = {}): ListAddress => ({ search: "", category: "", pages: 1, ...part });

beforeEach(() => {
	vi.resetAllMocks();
	listArticles.mockImplementation(async (input) =>
		samplePage({ page: Number(input?.query?.page), per_page: Number(input?.query?.per_page) }),
	);
	listCategories.mockResolvedValue({ data: categories, current_page: 1, last_page: 1, per_page: 9, total: 2 });
});

describe("loadList", () => {
	test("ART-04 the first load asks for one page of 9", async () => {
		const { list } = await loadList(api, address());
		expect(listArticles).toHaveBeenCalledExactlyOnceWith({ query: { page: 1, per_page: 9 } });
		expect(list.articles).toHaveLength(9);
	});

	test("ART-10 the filter of the address is asked for, the category by its id", async () => {
		await loadList(api, address({ search: "Satzung", category: "stiftungen" }));
		expect(listArticles).toHaveBeenCalledWith({ query: { page: 1, per_page: 9, search: "Satzung", category_id: 7 } });
	});

	test("an unknown category filters nothing", async () => {
		await loadList(api, address({ category: "unbekannt" }));
		expect(listArticles).toHaveBeenCalledWith({ query: { page: 1, per_page: 9 } });
	});

	test("an address of several pages is one request", async () => {
		const { list } = await loadList(api, address({ pages: 2 }));
		expect(listArticles).toHaveBeenCalledExactlyOnceWith({ query: { page: 1, per_page: 18 } });
		expect(list).toMatchObject({ page: 2, last_page: 3 });
	});

	test("ART-05 one page more is one page to load", async () => {
		const shown = await loadList(api, address({ search: "Satzung" }));
		const { list } = await loadList(api, address({ search: "Satzung", pages: 2 }), shown);
		expect(listArticles).toHaveBeenLastCalledWith({ query: { page: 2, per_page: 9, search: "Satzung" } });
		expect(list.articles).toHaveLength(18);
		expect(listCategories).toHaveBeenCalledTimes(1);
	});

	test("ART-14 another filter starts a new list", async () => {
		const shown = await loadList(api, address({ search: "Satzung" }));
		const { list } = await loadList(api, address({ search: "Kasse" }), shown);
		expect(list.articles).toHaveLength(9);
	});

	test("ART-15 a failed load leaves no articles but the categories", async () => {
		const shown = await loadList(api, address());
		listArticles.mockRejectedValue(new Error("offline"));
		const failed = await loadList(api, address({ pages: 2 }), shown);
		expect(hasFailed(failed.list)).toBe(true);
		expect(failed.list.articles).toEqual([]);
		expect(failed.categories).toEqual(categories);
	});

	test("ART-15 after a failed load the whole address is loaded again", async () => {
		listArticles.mockRejectedValueOnce(new Error("offline"));
		const failed = await loadList(api, address());
		const { list } = await loadList(api, address({ pages: 2 }), failed);
		expect(listArticles).toHaveBeenLastCalledWith({ query: { page: 1, per_page: 18 } });
		expect(list.articles).toHaveLength(18);
	});
});
