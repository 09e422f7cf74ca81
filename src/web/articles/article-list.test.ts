import { describe, expect, test } from "vitest";
import { samplePage } from "#tests/support/sample-articles.ts";
import { type ArticleList, changeList, hasFailed, NO_ARTICLES, showsMore } from "./article-list.ts";

const ids = (list: ArticleList) => list.articles.map(({ id }) => id);
const load = (list: ArticleList, page: Parameters<typeof samplePage>[0]) =>
	changeList(list, { type: "loaded", answer: samplePage(page) });

const firstPage = load(NO_ARTICLES, { page: 1 });
const secondPage = load(firstPage, { page: 2 });

describe("changeList", () => {
	test("ART-04 a page has 9 articles", () => {
		expect(firstPage).toMatchObject({ page: 1, last_page: 3, total: 20 });
		expect(firstPage.articles).toHaveLength(9);
	});

	test("ART-05 the next page is appended to the list already shown", () => {
		expect(ids(secondPage)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
		expect(secondPage).toMatchObject({ page: 2, last_page: 3 });
	});

	test("ART-05 an article that slid onto the next page is not shown twice", () => {
		const answer = samplePage({ page: 2 });
		answer.data.unshift(...samplePage({ page: 1 }).data.slice(-1));
		expect(ids(changeList(firstPage, { type: "loaded", answer }))).toEqual(ids(secondPage));
	});

	test("several pages may come in one answer", () => {
		expect(load(NO_ARTICLES, { page: 1, per_page: 18 })).toEqual(secondPage);
		expect(load(NO_ARTICLES, { page: 1, per_page: 90 })).toMatchObject({ page: 3, last_page: 3 });
	});

	test("ART-14 a changed filter resets to page 1 and clears the list", () => {
		expect(changeList(secondPage, { type: "filtered" })).toEqual({ articles: [], page: 1, last_page: 1, total: 0 });
	});

	test("ART-15 a load error empties the list, resets to page 1 and sets the last page to false", () => {
		const failed = changeList(secondPage, { type: "failed" });
		expect(failed).toEqual({ articles: [], page: 1, last_page: false, total: 0 });
		expect(hasFailed(failed)).toBe(true);
		expect(hasFailed(secondPage)).toBe(false);
	});
});

describe("showsMore", () => {
	test("ART-06 more is offered until the last page", () => {
		expect(showsMore(firstPage)).toBe(true);
		expect(showsMore(secondPage)).toBe(true);
	});

	test("ART-06 nothing more on the last page", () => {
		expect(showsMore(load(secondPage, { page: 3 }))).toBe(false);
	});

	test("ART-06 nothing more in an empty list", () => {
		expect(showsMore(load(NO_ARTICLES, { total: 0 }))).toBe(false);
	});

	test("ART-15 nothing more after a load error", () => {
		expect(showsMore(changeList(secondPage, { type: "failed" }))).toBe(false);
	});
});
