import { expect, test } from "vitest";
import { blocksOf, htmlOf } from "./blocks.ts";
import { storedHtml } from "./html.ts";

test("DATE-02 what is stored comes into the form as blocks and goes back as it was", () => {
	const html = [
		"<h2>Für wen?</h2>",
		'<p>Für <strong>alle</strong> &amp; jeden, <em>auch</em> <a href="/ratgeber">hier</a>.</p>',
		"<ul><li>eins</li><li>zwei <strong>drei</strong></li></ul>",
		"<ol><li>erst</li><li>dann</li></ol>",
		"<blockquote><p>Gut war es.</p></blockquote>",
		'<div class="table"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
	].join("\n");
	const blocks = blocksOf(html);
	expect(blocks.map(({ kind }) => kind)).toEqual(["h2", "p", "ul", "ol", "quote", "fixed"]);
	expect(blocks[1]?.text).toBe("Für **alle** & jeden, *auch* [hier](/ratgeber).");
	expect(blocks[2]?.text).toBe("eins\nzwei **drei**");
	expect(htmlOf(blocks)).toBe(html);
});

test("DATE-02 signs that look like marks survive, and nothing dangerous gets through", () => {
	const signs = "<p>2 * 3 = 6 [sic] \\ Ende</p>";
	expect(htmlOf(blocksOf(signs))).toBe(signs);
	const hostile = storedHtml(
		htmlOf([
			{ kind: "p", text: '<script>alert(1)</script> [x](javascript:alert(1)) [y](https://a.example"onclick="b)' },
			{ kind: "fixed", text: '<img src=x onerror=alert(1)><p onclick="a()">gut</p>' },
			{ kind: "ul", text: "\n\n" },
		]),
	);
	expect(hostile).not.toMatch(/<script|<img|" onclick|<p onclick|javascript:/);
	expect(hostile).toContain("<p>gut</p>");
});
