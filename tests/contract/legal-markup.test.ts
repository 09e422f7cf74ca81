import { describe, expect, test } from "vitest";
import { MarkupError, parseLegal } from "#contract/legal/markup/parse.ts";
import { printLegal } from "#contract/legal/markup/print.ts";
import type { Block, Inline, LegalSource, Section, Text } from "#contract/legal/text.ts";
import type { FirstKind } from "#contract/legal/texts.ts";
import { filled, firstMarkup, firstText, unknownPlaceholders } from "#contract/legal/texts.ts";
import { readConfig } from "#server/config.ts";

const { provider, publicUrl } = readConfig({});
const source: LegalSource = {
	provider,
	public_url: publicUrl,
	newsletter_form_url: null,
	donation_form_url: null,
	retention: { contact_months: "6", waiting_list_months: "6" },
};
const KINDS: FirstKind[] = ["terms", "withdrawal_policy", "privacy", "imprint", "accessibility"];

/** Words that follow each other are one, however a text was put together. */
function joined(text: Text): Inline[] {
	const parts: Inline[] = [];
	for (const part of [text].flat()) {
		const last = parts.at(-1);
		if (typeof last === "string" && typeof part === "string") parts[parts.length - 1] = last + part;
		else parts.push(part);
	}
	return parts;
}

function normalBlock(block: Block): unknown {
	switch (block.kind) {
		case "paragraph":
			return { ...block, text: joined(block.text) };
		case "list":
			return { ...block, items: block.items.map(joined) };
		case "table":
			return { ...block, rows: block.rows.map((row) => row.map(joined)) };
		case "facts":
			return { ...block, facts: block.facts.map(([name, value]) => [name, joined(value)]) };
		case "address":
			return { ...block, lines: block.lines.map(joined) };
		case "note":
			return { ...block, blocks: block.blocks.map(normalBlock) };
		case "provider":
			return block;
	}
}

/** The same text in one way of writing it. */
const normal = (sections: readonly Section[]): unknown[] =>
	sections.map(({ id, heading, blocks, sections: inner = [] }) => ({
		id,
		heading,
		blocks: blocks.map(normalBlock),
		sections: normal(inner),
	}));

describe.each(KINDS)("SET-03 %s as people edit it", (kind) => {
	test("is read back word for word", () => {
		const { sections } = firstText(kind, source);
		expect(normal(parseLegal(printLegal(sections)))).toEqual(normal(sections));
	});

	test("names the settings by placeholders, and shows their values", () => {
		const markup = firstMarkup(kind, source);
		expect(markup).not.toMatch(/Musterstra|vsz\.example|0000000/);
		expect(unknownPlaceholders(markup, source)).toEqual([]);
		expect(normal(parseLegal(filled(markup, source)))).toEqual(normal(firstText(kind, source).sections));
	});
});

test("SET-03 what cannot be read is told with its line", () => {
	const faults: [string, string][] = [
		["Text", "Zeile 1: Der Text beginnt mit einer Überschrift"],
		["## Ohne Marke", "Zeile 1: Die Überschrift braucht eine Sprungmarke wie {#zahlung}"],
		["# Zu groß {#a}", "Zeile 1: Eine Überschrift beginnt mit ## oder ###"],
		["### Erst klein {#a}", "Die erste Überschrift beginnt mit ##"],
		["## A {#a}\n\n## B {#a}", "Die Sprungmarke {#a} steht zweimal da"],
		["## A {#a}\n\n[x](javascript:alert)", "Zeile 3: Ein Link beginnt mit / oder https:// oder mailto: oder tel:"],
		["## A {#a}\n\n[x](//fremd.example)", "Zeile 3: Ein Link beginnt mit / oder https:// oder mailto: oder tel:"],
		["## A {#a}\n\n| a | b |", "Zeile 3: Eine Tabelle beginnt mit „Tabelle: “"],
		["## A {#a}\n\nTabelle: T\n| a | b |\n| c |", "Zeile 5: Die Tabelle hat 2 Spalten"],
		["## A {#a}\n\n:::hinweis Achtung\n\nText", "Zeile 3: Der Hinweis endet nirgends mit :::"],
	];
	for (const [markup, sentence] of faults) {
		expect(() => parseLegal(markup)).toThrow(new MarkupError(sentence));
		expect(sentence).not.toContain(",");
	}
	expect(unknownPlaceholders("{{anbieter}} {{email}} {{nichts}}", source)).toEqual(["{{nichts}}"]);
});

test("SET-03 markup is text: nothing of it becomes HTML", () => {
	const [section] = parseLegal("## A {#a}\n\n<script>alert(1)</script> **fett**");
	expect(section?.blocks).toEqual([{ kind: "paragraph", text: ["<script>alert(1)</script> ", { strong: "fett" }] }]);
});
