import { expect, test } from "vitest";
import { htmlOfMarkdown, sanitise, storedHtml } from "./html.ts";

test.each([
	"<script>alert(1)</script>",
	'<img src=x onerror="alert(1)">',
	'<a href="javascript:alert(1)">x</a>',
	'<a href="JaVaScRiPt:alert(1)">x</a>',
	'<a href="//fremd.example">x</a>',
	"<iframe src=https://fremd.example></iframe>",
	'<p style="position:fixed" onclick="alert(1)">x</p>',
	"<svg><script>alert(1)</script></svg>",
	'<div class="fixed inset-0">x</div>',
	"<style>body{display:none}</style>",
])("what could run or reach out is taken away: %s", (html) => {
	expect(sanitise(html)).not.toMatch(/script|onerror|onclick|style|iframe|<img|javascript|fremd|fixed|svg/i);
});

test("headings get an address, tables a region, quotes a name", () => {
	const html = storedHtml(
		htmlOfMarkdown("## Größe & Maß\n\n> „Gut so.“\n> — Dr. Miriam Kessler\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"),
	);
	expect(html).toContain('<h2 id="groesse-mass">Größe &amp; Maß</h2>');
	expect(html).toMatch(/<blockquote><p>„Gut so.“<\/p><footer>Dr. Miriam Kessler<\/footer><\/blockquote>/);
	expect(html).toContain('<div class="table" tabindex="0" role="region" aria-label="Tabelle"><table>');
	expect(html).toContain('<th scope="col">a</th>');
});
