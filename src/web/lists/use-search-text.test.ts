import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DELAY_MS } from "#contract/constants.ts";
import { createSearchText, withSearchText } from "./use-search-text.ts";

describe("withSearchText", () => {
	test("ART-09 the search text is merged with the other parameters", () => {
		const params = new URLSearchParams("kategorie=ehrenamt");
		expect(withSearchText(params, "Satzung & Kasse").toString()).toBe("kategorie=ehrenamt&suche=Satzung+%26+Kasse");
	});

	test("ART-09 a new search text replaces the old one", () => {
		const params = new URLSearchParams("suche=alt&kategorie=ehrenamt");
		expect(withSearchText(params, "neu").toString()).toBe("suche=neu&kategorie=ehrenamt");
	});

	test("ART-09 an empty search text is removed and the others stay", () => {
		const params = new URLSearchParams("suche=alt&kategorie=ehrenamt");
		expect(withSearchText(params, "").toString()).toBe("kategorie=ehrenamt");
	});

	test("the given parameters are left as they are", () => {
		const params = new URLSearchParams("suche=alt");
		withSearchText(params, "neu");
		expect(params.toString()).toBe("suche=alt");
	});
});

describe("createSearchText", () => {
	const apply = vi.fn<(text: string) => void>();
	const start = (initial = "") => createSearchText({ delay: DELAY_MS.search, apply, initial });

	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
		apply.mockReset();
	});

	test("ART-11 the text applies 500 ms after typing and not before", () => {
		start().type("Satzung");
		vi.advanceTimersByTime(499);
		expect(apply).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(apply).toHaveBeenCalledExactlyOnceWith("Satzung");
	});

	test("ART-11 every further key starts the wait anew and only the last text applies", () => {
		const search = start();
		search.type("Sat");
		vi.advanceTimersByTime(400);
		search.type("Satz");
		vi.advanceTimersByTime(400);
		expect(apply).not.toHaveBeenCalled();
		vi.advanceTimersByTime(100);
		expect(apply).toHaveBeenCalledExactlyOnceWith("Satz");
	});

	test("ART-12 a value equal to the one before does not apply again", () => {
		const search = start();
		search.type("Satzung");
		vi.advanceTimersByTime(500);
		search.type("Satzungen");
		search.type("Satzung");
		vi.advanceTimersByTime(500);
		expect(apply).toHaveBeenCalledTimes(1);
	});

	test("ART-12 a value equal to the one in the address at the start does not apply", () => {
		start("Satzung").type("Satzung ");
		vi.advanceTimersByTime(500);
		expect(apply).not.toHaveBeenCalled();
	});

	test("ART-13 a cleared value applies immediately", () => {
		start("Satzung").type("");
		expect(apply).toHaveBeenCalledExactlyOnceWith("");
	});

	test("ART-13 clearing drops the text that was still waiting", () => {
		const search = start();
		search.type("Satzung");
		search.type("");
		vi.advanceTimersByTime(1000);
		expect(apply).not.toHaveBeenCalled();
	});

	test("ART-13 a value of nothing but spaces counts as cleared", () => {
		start("Satzung").type("  ");
		expect(apply).toHaveBeenCalledExactlyOnceWith("");
	});

	test("spaces around the text are not searched for", () => {
		start().type(" Satzung ");
		vi.advanceTimersByTime(500);
		expect(apply).toHaveBeenCalledExactlyOnceWith("Satzung");
	});

	test("the enter key applies at once and only once", () => {
		const search = start();
		search.type("Satzung");
		search.applyNow("Satzung");
		vi.advanceTimersByTime(500);
		expect(apply).toHaveBeenCalledExactlyOnceWith("Satzung");
	});

	test("leaving the page drops the text that was still waiting", () => {
		const search = start();
		search.type("Satzung");
		search.cancel();
		vi.advanceTimersByTime(500);
		expect(apply).not.toHaveBeenCalled();
	});

	test("a text from outside is taken over and drops the text that was still waiting", () => {
		const search = start("Satzung");
		search.type("Satzungen");
		expect(search.follow("Kasse")).toBe(true);
		vi.advanceTimersByTime(500);
		search.type("Kasse");
		vi.advanceTimersByTime(500);
		expect(apply).not.toHaveBeenCalled();
	});

	test("the own text coming back from the address does not disturb what is typed meanwhile", () => {
		const search = start();
		search.type("Satzung");
		vi.advanceTimersByTime(500);
		search.type("Satzung ändern");
		expect(search.follow("Satzung")).toBe(false);
		vi.advanceTimersByTime(500);
		expect(apply).toHaveBeenLastCalledWith("Satzung ändern");
	});
});
