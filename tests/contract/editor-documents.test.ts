// @vitest-environment happy-dom
import { getSchema } from "@tiptap/core";
import { DOMSerializer, type Node } from "@tiptap/pm/model";
import fc from "fast-check";
import { expect, test } from "vitest";
import { EXTENSIONS } from "#office/writing/extensions.ts";
import { cleanPasted } from "#office/writing/paste.ts";
import { documentOf } from "#office/writing/stored.ts";
import { sanitise, storedHtml } from "#server/content/html.ts";

const schema = getSchema(EXTENSIONS);
type Json = Record<string, unknown>;

const words = fc.stringMatching(/^[A-Za-zäöüß§„“–&<>"'.,0-9][A-Za-zäöüß§„“–&<>"'., 0-9]{0,18}[A-Za-zäöüß§0-9]$/);
const mark = fc.constantFrom<Json[]>(
	[],
	[{ type: "bold" }],
	[{ type: "italic" }],
	[{ type: "link", attrs: { href: "/seminare?ort=1&x=2" } }],
	[{ type: "link", attrs: { href: "mailto:a@b.example" } }, { type: "bold" }],
);
const text = fc.record({ type: fc.constant("text"), text: words, marks: mark });
const line = fc.array(text, { minLength: 1, maxLength: 2 });
const block = (type: string, content: fc.Arbitrary<unknown>, attrs: Json = {}) =>
	content.map((held) => ({ type, attrs, content: held }));
const paragraph = block("paragraph", line);
const paragraphs = fc.array(paragraph, { minLength: 1, maxLength: 2 });
const { list } = fc.letrec<{ list: Json }>((tie) => ({
	list: fc
		.tuple(
			fc.constantFrom("bulletList", "orderedList"),
			fc.array(
				fc
					.tuple(paragraph, fc.option(tie("list"), { depthSize: "small", maxDepth: 2, nil: null }))
					.map(([first, inner]) => ({
						type: "listItem",
						content: inner ? [first, inner] : [first],
					})),
				{ minLength: 1, maxLength: 2 },
			),
		)
		.map(([type, content]) => ({ type, content })),
}));
const quote = fc
	.tuple(paragraphs, fc.option(block("attribution", line), { nil: null }))
	.map(([said, by]) => ({ type: "blockquote", content: by ? [...said, by] : said }));
const aside = block("aside", fc.array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 3 }));
const figure = fc.tuple(words, fc.oneof(line, fc.constant([]))).map(([alt, content]) => ({
	type: "figure",
	attrs: { src: "/media/scenes/kasse-1a2b-1280.webp#focus=35,60", alt },
	content,
}));
const table = fc
	.tuple(fc.integer({ min: 1, max: 2 }), fc.boolean(), fc.integer({ min: 1, max: 2 }))
	.chain(([columns, hasHead, rows]) => {
		const row = (cell: string) =>
			fc
				.array(
					block(
						cell,
						paragraph.map((one) => [one]),
					),
					{ minLength: columns, maxLength: columns },
				)
				.map((content) => ({ type: "tableRow", content }));
		const body = fc.array(row("tableCell"), { minLength: rows, maxLength: rows });
		return fc
			.tuple(row("tableHeader"), body)
			.map(([head, rest]) => ({ type: "table", content: hasHead ? [head, ...rest] : rest }));
	});
const heading = fc
	.tuple(fc.constantFrom(2, 3), line)
	.map(([level, content]) => ({ type: "heading", attrs: { level }, content }));
const document_ = fc
	.array(fc.oneof(paragraph, heading, list, quote, aside, figure, table), { minLength: 1, maxLength: 4 })
	.map((content) => ({ type: "doc", content }));

function htmlOf(doc: Node): string {
	const holder = document.createElement("div");
	holder.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
	return holder.innerHTML;
}

test("EDIT-02 what the editor makes of any document passes the sanitiser unchanged, and comes back as the same document", () => {
	fc.assert(
		fc.property(document_, (json) => {
			const doc = schema.nodeFromJSON(json);
			doc.check();
			const stored = storedHtml(htmlOf(doc));
			expect(sanitise(stored)).toBe(stored);
			expect(storedHtml(stored)).toBe(stored);
			const back = schema.nodeFromJSON(documentOf(stored));
			expect(storedHtml(htmlOf(back))).toBe(stored);
			expect(back.textContent.replace(/\s+/g, "")).toBe(doc.textContent.replace(/\s+/g, ""));
		}),
		{ numRuns: 200, seed: 20_261_117 },
	);
});

test("EDIT-02 what is pasted from Word is a text of ours: its headings, its lists, and nothing else", () => {
	const pasted = cleanPasted(`<html><head><style>p{margin:0}</style></head><body lang=DE>
		<h1 style="color:red">Satzung</h1>
		<p class=MsoNormal style="margin:0cm"><span style="font-family:Calibri">Ein <b>Absatz</b><o:p></o:p></span></p>
		<p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1"><!--[if !supportLists]--><span style="mso-list:Ignore">·<span>&nbsp;</span></span><!--[endif]-->Erstens</p>
		<p class=MsoListParagraphCxSpLast style="mso-list:l0 level1"><span style="mso-list:Ignore">·</span>Zweitens</p>
		<p class=MsoListParagraph><span style="mso-list:Ignore">1.</span>Gezählt</p>
		<p><a href="javascript:a()">Klick</a><script>a()</script></p></body></html>`);
	const doc = schema.nodeFromJSON(documentOf(pasted));
	expect(storedHtml(htmlOf(doc))).toBe(
		[
			'<h2 id="satzung">Satzung</h2>',
			"<p>Ein <strong>Absatz</strong></p>",
			"<ul><li>Erstens</li><li>Zweitens</li></ul>",
			"<ol><li>Gezählt</li></ol>",
			"<p>Klick</p>",
		].join("\n"),
	);
});
