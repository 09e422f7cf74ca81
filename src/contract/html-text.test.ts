import { expect, test } from "vitest";
import { plainText } from "./html-text.ts";

test.each([
	["<p>Kasse &amp; <strong>Belege</strong>\nim Griff.</p>", "Kasse & Belege im Griff."],
	['<p>Das <a href="/a&gt;b">„x &lt; y“</a> und &quot;z&quot;</p>', 'Das „x < y“ und "z"'],
	["<p>In HTML schreibt man &amp;lt; für &lt;</p>", "In HTML schreibt man &lt; für <"],
	["", ""],
])("stored HTML %s is read as it was written", (html, text) => {
	expect(plainText(html)).toBe(text);
});
