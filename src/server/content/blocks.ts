import type { BlockKind, TextBlock } from "#contract/office/seminar-writing.ts";
import { escapeHtml } from "#server/html.ts";

/** Stored HTML as blocks that a form can show, and back. Whatever fits none of them is kept as it is. */

interface Node {
	tag: string;
	/** Where it stands in the text, with its tags. */
	html: string;
	inner: string;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/gi;
const EMPTY_TAGS = ["br", "hr"];

/** The elements of the first level; the HTML is the sanitiser's, in which every tag is closed. */
function topNodes(html: string): Node[] {
	const nodes: Node[] = [];
	let depth = 0;
	let start = 0;
	let innerStart = 0;
	for (const match of html.matchAll(TAG)) {
		const [whole, slash, tag = ""] = match;
		if (EMPTY_TAGS.includes(tag)) continue;
		if (slash) depth -= 1;
		if (!slash && depth === 0) {
			start = match.index;
			innerStart = match.index + whole.length;
		}
		if (slash && depth === 0)
			nodes.push({
				tag,
				html: html.slice(start, match.index + whole.length),
				inner: html.slice(innerStart, match.index),
			});
		if (!slash) depth += 1;
	}
	return nodes;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: "\u00a0" };

/** Signs that would be read as marks stand behind a backslash. */
const MARKS = /[\\*[\]]/g;

/** Only what the marks can say, otherwise null. */
function inlineText(html: string): string | null {
	const known = html
		.replace(/<br\s*\/?>/g, " ")
		.split(/(<[^>]+>)/)
		.map((part) => (part.startsWith("<") ? part : part.replace(/\s+/g, " ").replace(MARKS, "\\$&")))
		.join("")
		.replace(/<\/?(?:strong|b)>/g, "**")
		.replace(/<\/?(?:em|i)>/g, "*")
		.replace(/<a href="([^"]*)">(.*?)<\/a>/g, "[$2]($1)");
	if (/<[^>]+>/.test(known)) return null;
	return known.replace(/&([a-z]+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim();
}

const KINDS: Record<string, BlockKind> = { p: "p", h2: "h2", h3: "h3", ul: "ul", ol: "ol", blockquote: "quote" };

function textOf({ tag, inner }: Node): string | null {
	if (tag !== "ul" && tag !== "ol")
		return inlineText(tag === "blockquote" ? inner.replace(/^\s*<p>|<\/p>\s*$/g, "") : inner);
	const points = topNodes(inner).map((point) => inlineText(point.inner.replace(/^\s*<p>|<\/p>\s*$/g, "")));
	return points.includes(null) ? null : points.join("\n");
}

export const blocksOf = (html: string): TextBlock[] =>
	topNodes(html).map((node) => {
		const kind = KINDS[node.tag];
		const text = kind === undefined ? null : textOf(node);
		return kind === undefined || text === null ? { kind: "fixed", text: node.html } : { kind, text };
	});

/** Stands for what a backslash protects while the marks are read. */
const HIDDEN = "\ue000";

function inlineHtml(text: string): string {
	const hidden: string[] = [];
	const safe = escapeHtml(text.replaceAll(HIDDEN, "")).replace(/\\([\\*[\]])/g, (_, sign: string) => {
		hidden.push(sign);
		return HIDDEN;
	});
	return safe
		.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
		.replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
		.replace(/\*(.+?)\*/g, "<em>$1</em>")
		.replace(/\s*\n\s*/g, " ")
		.replaceAll(HIDDEN, () => hidden.shift() ?? "");
}

function blockHtml({ kind, text }: TextBlock): string {
	if (kind === "fixed") return text;
	if (kind === "quote") return `<blockquote><p>${inlineHtml(text)}</p></blockquote>`;
	if (kind !== "ul" && kind !== "ol") return `<${kind}>${inlineHtml(text)}</${kind}>`;
	const points = text.split("\n").filter((line) => line.trim() !== "");
	return `<${kind}>${points.map((point) => `<li>${inlineHtml(point.trim())}</li>`).join("")}</${kind}>`;
}

/** Whoever stores it makes it safe. */
export const htmlOf = (blocks: readonly TextBlock[]): string =>
	blocks
		.filter(({ text }) => text.trim() !== "")
		.map(blockHtml)
		.join("\n");
