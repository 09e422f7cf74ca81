import { expect, test } from "vitest";
import { htmlToText } from "./html-text.ts";

test("HTML becomes lines of text", () => {
	const html =
		'<p>Wir <strong>fragen</strong> &amp; üben.<br>Gemeinsam.</p>\n<h2 id="x">Darum geht es</h2>\n<ul>\n<li>Satzung: § 33 &lt; § 40</li>\n<li>Protokoll</li>\n</ul>\n<p>Bis bald</p>';
	expect(htmlToText(html)).toBe(
		"Wir fragen & üben.\nGemeinsam.\n\nDarum geht es\n\n- Satzung: § 33 < § 40\n- Protokoll\n\nBis bald",
	);
});

test("nothing stays nothing", () => {
	expect(htmlToText("")).toBe("");
});
