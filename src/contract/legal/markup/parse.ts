import {
	address,
	type Block,
	facts,
	list,
	note,
	paragraph,
	providerAddress,
	type Section,
	section,
	steps,
	table,
} from "../text.ts";
import { inlineParts, isAllowedAddress } from "./inline.ts";
import { CAPTION, NOTE, NOTE_END, PROVIDER_BLOCK } from "./print.ts";

/** What somebody has to mend before the text can be used. */
export class MarkupError extends Error {}

interface Line {
	text: string;
	/** Counted from one, as an editor shows it. */
	number: number;
}

const fault = ({ number }: Line, sentence: string) => new MarkupError(`Zeile ${number}: ${sentence}`);

const HEADING = /^(#{2,3}) (.+?)(?: \{#([a-z][a-z-]*)\})?$/;
const FACT = /^(.+?) :: (.+)$/;
const STEP = /^\d+\. /;

type Kind = "list" | "steps" | "address" | "table" | "facts" | "provider" | "paragraph";

function kindOf(text: string): Kind {
	if (text === PROVIDER_BLOCK) return "provider";
	if (text.startsWith("- ")) return "list";
	if (STEP.test(text)) return "steps";
	if (text.startsWith("> ")) return "address";
	if (text.startsWith(CAPTION) || text.startsWith("|")) return "table";
	return FACT.test(text) ? "facts" : "paragraph";
}

function wordsOf(line: Line, text: string) {
	const parts = inlineParts(text);
	for (const part of parts)
		if (typeof part === "object" && "href" in part && !isAllowedAddress(part.href))
			throw fault(line, "Ein Link beginnt mit / oder https:// oder mailto: oder tel:");
	return parts;
}

const cellsOf = ({ text }: Line): string[] =>
	text
		.replace(/^\||\|$/g, "")
		.split("|")
		.map((cell) => cell.trim());

function tableOf(lines: readonly Line[]): Block {
	const [caption, head, ...rows] = lines;
	if (!caption?.text.startsWith(CAPTION) || !head)
		throw fault(caption as Line, `Eine Tabelle beginnt mit „${CAPTION}“`);
	const columns = cellsOf(head);
	const cells = rows.map((line) => {
		const found = cellsOf(line);
		if (found.length !== columns.length) throw fault(line, `Die Tabelle hat ${columns.length} Spalten`);
		return found.map((cell) => wordsOf(line, cell));
	});
	return table(caption.text.slice(CAPTION.length), columns, ...cells);
}

function factOf(line: Line): [string, ReturnType<typeof wordsOf>] {
	const [, name = "", value = ""] = FACT.exec(line.text) ?? [];
	return [name, wordsOf(line, value)];
}

/** Lines of one kind that stand together. */
function blockOf(kind: Kind, lines: readonly [Line, ...Line[]]): Block {
	const after = (mark: RegExp) => lines.map((line) => wordsOf(line, line.text.replace(mark, "")));
	switch (kind) {
		case "provider":
			return providerAddress;
		case "list":
			return list(...after(/^- /));
		case "steps":
			return steps(...after(STEP));
		case "address":
			return address(...after(/^> /));
		case "table":
			return tableOf(lines);
		case "facts":
			return facts(...lines.map(factOf));
		case "paragraph":
			return paragraph(...wordsOf(lines[0], lines.map(({ text }) => text).join(" ")));
	}
}

function blocksOf(lines: readonly Line[]): Block[] {
	const blocks: Block[] = [];
	for (let at = 0; at < lines.length; ) {
		const line = lines[at] as Line;
		if (line.text === "") {
			at += 1;
		} else if (line.text.startsWith(NOTE)) {
			const end = lines.findIndex(({ text }, index) => index > at && text === NOTE_END);
			if (end < 0) throw fault(line, `Der Hinweis endet nirgends mit ${NOTE_END}`);
			blocks.push(note(line.text.slice(NOTE.length), ...blocksOf(lines.slice(at + 1, end))));
			at = end + 1;
		} else {
			const kind = kindOf(line.text);
			const isOther = ({ text }: Line, index: number) => index > at && (text === "" || kindOf(text) !== kind);
			const found = lines.findIndex(isOther);
			const end = found < 0 ? lines.length : found;
			blocks.push(blockOf(kind, lines.slice(at, end) as [Line, ...Line[]]));
			at = end;
		}
	}
	return blocks;
}

interface Found {
	level: number;
	section: Section;
}

/** The parts of the text, each with its heading, one after the other. */
function found(lines: readonly Line[]): Found[] {
	const starts = lines.flatMap(({ text }, index) => (text.startsWith("#") ? [index] : []));
	const before = lines.slice(0, starts[0]).find(({ text }) => text !== "");
	if (before) throw fault(before, "Der Text beginnt mit einer Überschrift");
	return starts.map((start, index) => {
		const line = lines[start] as Line;
		const [, marks, heading, id] = HEADING.exec(line.text) ?? [];
		if (!marks || !heading) throw fault(line, "Eine Überschrift beginnt mit ## oder ###");
		if (!id) throw fault(line, "Die Überschrift braucht eine Sprungmarke wie {#zahlung}");
		return {
			level: marks.length,
			section: section(id, heading, ...blocksOf(lines.slice(start + 1, starts[index + 1]))),
		};
	});
}

function refuseRepeated(all: readonly Found[]): void {
	const ids = all.map(({ section: { id } }) => id);
	const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
	if (repeated) throw new MarkupError(`Die Sprungmarke {#${repeated}} steht zweimal da`);
}

/** Reads a text as it is edited; what cannot be read is told with its line. */
export function parseLegal(markup: string): Section[] {
	const lines = markup.split(/\r?\n/).map((text, index) => ({ text: text.trim(), number: index + 1 }));
	const all = found(lines);
	refuseRepeated(all);
	const sections: Section[] = [];
	for (const { level, section: one } of all) {
		const last = sections.at(-1);
		if (level === 2) sections.push(one);
		else if (last) sections[sections.length - 1] = { ...last, sections: [...(last.sections ?? []), one] };
		else throw new MarkupError("Die erste Überschrift beginnt mit ##");
	}
	return sections;
}
