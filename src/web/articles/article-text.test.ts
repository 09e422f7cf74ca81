import { describe, expect, test } from "vitest";
import { contentsOf, readingMinutes, splitIntroduction } from "./article-text.ts";

const words = (count: number) => Array.from({ length: count }, () => "Verein").join(" ");
const sections = (count: number) =>
	Array.from({ length: count }, (_, index) => `<h2 id="teil-${index + 1}">Teil ${index + 1}</h2><p>Text</p>`).join("");

describe("readingMinutes", () => {
	test.each([
		[0, 1],
		[90, 1],
		[200, 1],
		[1000, 5],
		[1090, 5],
		[1110, 6],
	])("%i words take %i minutes", (count, minutes) => {
		expect(readingMinutes(`<p>${words(count)}</p>`)).toBe(minutes);
	});

	test("tags, attributes and lone dashes are no words, neighbouring blocks are not one word", () => {
		const cell = '<td class="a b c d e f">eins</td><td>zwei &amp; – drei</td>';
		expect(readingMinutes(cell.repeat(100))).toBe(readingMinutes(words(300)));
	});
});

describe("contentsOf", () => {
	test("four sections make a table of contents", () => {
		expect(contentsOf(sections(4))).toEqual([
			{ id: "teil-1", title: "Teil 1" },
			{ id: "teil-2", title: "Teil 2" },
			{ id: "teil-3", title: "Teil 3" },
			{ id: "teil-4", title: "Teil 4" },
		]);
	});

	test("three sections make none", () => {
		expect(contentsOf(sections(3))).toEqual([]);
	});

	test("markup and entities in a heading become plain text", () => {
		const html = `${sections(3)}<h2 class="x" id="steuern">Steuern &amp; <em>Spen&shy;den</em> &#8211; &quot;kurz&quot;</h2>`;
		expect(contentsOf(html).at(-1)).toEqual({ id: "steuern", title: 'Steuern & Spen\u00adden – "kurz"' });
	});

	test("headings without an id cannot be jumped to and are left out", () => {
		expect(contentsOf(`${sections(4)}<h2>Ohne Ziel</h2>`)).toHaveLength(4);
	});
});

describe("splitIntroduction", () => {
	test("the introduction ends at the first section", () => {
		expect(splitIntroduction('<p>Vorab</p><h2 id="a">A</h2><p>Text</p>')).toEqual({
			introduction: "<p>Vorab</p>",
			sections: '<h2 id="a">A</h2><p>Text</p>',
		});
	});

	test("without sections everything is introduction", () => {
		expect(splitIntroduction("<p>Nur das</p>")).toEqual({ introduction: "<p>Nur das</p>", sections: "" });
	});
});
