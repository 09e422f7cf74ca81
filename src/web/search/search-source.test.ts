import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Api } from "#contract/api.ts";
import { refuse } from "#contract/errors.ts";
import { sampleArticle } from "#tests/support/sample-articles.ts";
import { NOTHING_FOUND } from "#tests/support/sample-search.ts";
import { hasFailed, inShownOrder, loadSearch } from "./search-source.ts";

const all = vi.fn<Api["search"]["all"]>();
const api = { search: { all } } as unknown as Api;
const result = { ...NOTHING_FOUND, blog_posts: [1, 2, 3].map(sampleArticle) };

beforeEach(() => {
	vi.resetAllMocks();
	all.mockResolvedValue({ data: result });
});

test("SRCH-08 articles are shown in the reverse of the delivered order, and the delivered list stays as it is", () => {
	expect(inShownOrder(result).blog_posts.map(({ id }) => id)).toEqual([3, 2, 1]);
	expect(result.blog_posts.map(({ id }) => id)).toEqual([1, 2, 3]);
});

describe("loadSearch", () => {
	test("SRCH-02 SRCH-03 without a query nothing is asked for and nothing is there", async () => {
		const search = await loadSearch(api, { query: "", literal: false });
		expect(all).not.toHaveBeenCalled();
		expect(search.result).toBeNull();
		expect(hasFailed(search)).toBe(false);
	});

	test("SRCH-04 with a query the result is there", async () => {
		const search = await loadSearch(api, { query: "Satzung", literal: false });
		expect(all).toHaveBeenCalledExactlyOnceWith({ query: { search: "Satzung" } });
		expect(search.result?.blog_posts).toHaveLength(3);
		expect(hasFailed(search)).toBe(false);
	});

	test("ERR-18 a failure is known as such", async () => {
		all.mockRejectedValue(refuse("internal"));
		expect(hasFailed(await loadSearch(api, { query: "Satzung", literal: false }))).toBe(true);
	});
});
