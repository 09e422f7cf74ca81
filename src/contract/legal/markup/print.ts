import type { Block, Inline, Section, Text } from "../text.ts";

/** A legal text as people edit it: headings, paragraphs, lists, tables, notes. `parse.ts` reads it back. */

export const PROVIDER_BLOCK = "{{anbieter}}";
export const CAPTION = "Tabelle: ";
export const NOTE = ":::hinweis ";
export const NOTE_END = ":::";

function inline(part: Inline): string {
	if (typeof part === "string") return part;
	return "strong" in part ? `**${part.strong}**` : `[${part.text}](${part.href})`;
}

const words = (text: Text): string => (typeof text === "string" ? text : text.map(inline).join(""));
const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

function block(one: Block): string {
	switch (one.kind) {
		case "paragraph":
			return words(one.text);
		case "list":
			return one.items.map((item, index) => `${one.ordered ? `${index + 1}.` : "-"} ${words(item)}`).join("\n");
		case "table":
			return [CAPTION + one.caption, row(one.columns), ...one.rows.map((cells) => row(cells.map(words)))].join("\n");
		case "facts":
			return one.facts.map(([name, value]) => `${name} :: ${words(value)}`).join("\n");
		case "provider":
			return PROVIDER_BLOCK;
		case "address":
			return one.lines.map((line) => `> ${words(line)}`).join("\n");
		case "note":
			return [NOTE + one.title, ...one.blocks.map(block), NOTE_END].join("\n\n");
	}
}

function section({ id, heading, blocks, sections = [] }: Section, level: "##" | "###"): string[] {
	return [`${level} ${heading} {#${id}}`, ...blocks.map(block), ...sections.flatMap((inner) => section(inner, "###"))];
}

export const printLegal = (sections: readonly Section[]): string =>
	sections.flatMap((one) => section(one, "##")).join("\n\n");
