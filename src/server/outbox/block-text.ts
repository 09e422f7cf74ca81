import { codeWords } from "#contract/attendance.ts";
import type { Block, Fact, Run } from "./blocks.ts";

const linked = ({ label, url }: { label: string; url: string }): string => `${label}:\n${url}`;

const factAsText = ([label, value, more]: Fact): string => {
	const words = `${label}: ${value.replaceAll("\n", "\n  ")}`;
	return more?.link ? `${words}\n  ${more.link.label}:\n  ${more.link.url}` : words;
};

const runAsText = ({ text, url }: Run): string =>
	url && url !== text && url !== `mailto:${text}` ? `${text} (${url})` : text;
const lineAsText = (runs: readonly Run[]): string => runs.map(runAsText).join("");

export function blockAsText(block: Block): string | [] {
	switch (block.kind) {
		case "text":
		case "note":
			return block.text;
		case "paragraph":
			return block.lines.map(lineAsText).join("\n");
		case "list":
			return block.items
				.map((item, index) => `${block.ordered ? `${index + 1}.` : "–"} ${lineAsText(item)}`)
				.join("\n");
		case "heading":
			return block.text.toUpperCase();
		case "facts":
			return block.facts.map(factAsText).join("\n");
		case "button":
			return linked(block);
		case "address":
			return [];
		case "card":
			return `${block.title}\n${block.note}\n${linked(block)}`;
		case "date":
			return [block.title, ...block.lines, ...(block.link ? [linked(block.link)] : [])].join("\n");
		case "box":
			return [block.title.toUpperCase(), block.text, ...(block.link ? [linked(block.link)] : [])].join("\n");
		case "codes":
			return [
				block.title.toUpperCase(),
				block.text,
				...block.codes.map(({ name, code }) => `${name}: ${codeWords(code)}`),
			].join("\n");
		case "picture":
			return block.link ? linked({ label: block.alt || "Zum Bild", url: block.link }) : [];
		case "amounts":
			return block.rows.map(({ label, note, value }) => `${label}: ${value}${note ? `\n  ${note}` : ""}`).join("\n");
	}
}
