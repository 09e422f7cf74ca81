import { formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import type { Block, Run } from "./blocks.ts";

/** What placeholders stand for, by their names. */
export type Values = Readonly<Record<string, string>>;

type Words = Extract<Block, { kind: "paragraph" | "list" | "button" }>;

interface Filling {
	values: Values;
	/** What the button is called that a paragraph of nothing but the link becomes. */
	linkLabel?: string;
}

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/;
/** A name that is no placeholder stays as it was written. */
const lookUp = (values: Values, name: string): string | undefined =>
	Object.hasOwn(values, name) ? values[name] : undefined;

/** "{{datum}}" becomes its value; nothing in it is read again. */
export const filledText = (text: string, values: Values): string =>
	text.replace(new RegExp(PLACEHOLDER, "g"), (whole, name: string) => lookUp(values, name) ?? whole);

const URL_IN_TEXT = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;
const SAFE = /^(?:https?:|mailto:)/;

const plain = (text: string, look: Partial<Run>): Run[] =>
	text
		.split(URL_IN_TEXT)
		.flatMap((part, index) => (part ? [{ text: part, ...look, ...(index % 2 ? { url: part } : {}) }] : []));

/** Only what staff have typed is read for marks: what placeholders put in stays as it is. */
const withValues = (text: string, { values }: Filling, look: Partial<Run>): Run[] =>
	text.split(new RegExp(PLACEHOLDER, "g")).flatMap((part, index) => {
		if (index % 2 === 0) return plain(part, look);
		const value = lookUp(values, part);
		if (value === undefined) return [{ text: `{{${part}}}`, ...look }];
		const url = part === "buchungslink" && value ? { url: value } : {};
		return [{ text: value, ...look, ...url, filled: true }];
	});

const LINK = /(\[[^\]\n]+\]\([^)\n]+\))/;
const LINK_PARTS = /^\[([^\]]+)\]\(([^)]+)\)$/;

function inStrong(text: string, filling: Filling, look: Partial<Run>): Run[] {
	return text.split(LINK).flatMap((part) => {
		const [, label = "", target = ""] = LINK_PARTS.exec(part) ?? [];
		if (!label) return withValues(part, filling, look);
		const url = filledText(target, filling.values);
		return SAFE.test(url)
			? [{ text: filledText(label, filling.values), ...look, url }]
			: withValues(part, filling, look);
	});
}

/** **Words** that stand out, [links](https://…), and the rest. */
const runsOf = (line: string, filling: Filling): Run[] =>
	line.split(/\*\*([^*\n]+)\*\*/).flatMap((part, index) => inStrong(part, filling, index % 2 ? { strong: true } : {}));

const ITEM = /^\s*(?:[-–•*]|\d{1,2}[.)])\s+/;
const NUMBERED = /^\s*\d/;

/** Lines of one kind follow each other: a list may stand right below a sentence. */
function groupsOf(part: string): string[][] {
	const groups: string[][] = [];
	let last: string | undefined;
	for (const line of part.split("\n")) {
		const kind = ITEM.test(line) ? (NUMBERED.test(line) ? "ordered" : "list") : "paragraph";
		if (kind === last) groups.at(-1)?.push(line);
		else groups.push([line]);
		last = kind;
	}
	return groups;
}

function blockOf(lines: string[], filling: Filling): Words {
	const [first = ""] = lines;
	const { buchungslink: url } = filling.values;
	if (url && filling.linkLabel && /^\{\{\s*buchungslink\s*\}\}$/.test(lines.join("").trim()))
		return { kind: "button", label: filling.linkLabel, url };
	if (!ITEM.test(first)) return { kind: "paragraph", lines: lines.map((line) => runsOf(line, filling)) };
	return {
		kind: "list",
		ordered: NUMBERED.test(first),
		items: lines.map((line) => runsOf(line.replace(ITEM, ""), filling)),
	};
}

/** Paragraphs are parted by an empty line; lines that begin with a dash or a number are a list. */
export const blocksOf = (text: string, filling: Filling): Words[] =>
	text
		.split(/\n\s*\n/)
		.filter((part) => part.trim() !== "")
		.flatMap((part) => groupsOf(part.trim()).map((lines) => blockOf(lines, filling)));

/** What letters say of a date, whoever they go to. */
export const dateValues = (date: { topic: string; start: string; location: string; lecturer: string }): Values => ({
	seminar: date.topic,
	datum: formatLongDate(date.start),
	uhrzeit: formatTime(date.start),
	ort: date.location,
	dozent: date.lecturer,
});
