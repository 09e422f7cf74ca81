import { Parser } from "htmlparser2";
import { cleanedLines } from "#contract/fields.ts";

/** More than anybody reads in a drawer. */
const MOST_LENGTH = 20_000;
const UNSEEN = new Set(["head", "script", "style", "title", "template"]);
const BLOCKS = new Set(
	"p div br tr table ul ol li blockquote h1 h2 h3 h4 h5 h6 pre hr section article header footer".split(" "),
);

/** An HTML mail in words alone: what is quoted in it begins with the sign that plain mails have for it. */
export function wordsOfHtml(html: string): string {
	let [text, hidden, quoted] = ["", 0, 0];
	const breakLine = () => {
		if (text !== "" && !text.endsWith("\n")) text += "\n";
	};
	const parser = new Parser({
		onopentagname(name) {
			if (UNSEEN.has(name)) hidden++;
			if (name === "blockquote") quoted++;
			if (name === "br") text += "\n";
			else if (BLOCKS.has(name)) breakLine();
			if (name === "li") text += "– ";
		},
		ontext(words) {
			if (hidden > 0) return;
			const line = words.replace(/\s+/g, " ");
			const begins = text === "" || text.endsWith("\n");
			if (begins && line.trim() === "") return;
			text += begins ? `${quoted > 0 ? "> " : ""}${line.trimStart()}` : line;
		},
		onclosetag(name) {
			if (UNSEEN.has(name)) hidden--;
			if (name === "blockquote") quoted--;
			if (BLOCKS.has(name) && name !== "br") breakLine();
			if (name === "p") text += "\n";
		},
	});
	parser.end(html);
	return text;
}

const QUOTED = /^\s*(>|$)/;
const SAYS_WHO = /^\s*(Am|On)\b.{0,300}(schrieb|wrote).{0,200}:\s*$/s;
/** Some programs put no sign before what they quote: everything below their line is ours. */
const BELOW = /^\s*(-{2,} ?(Ursprüngliche Nachricht|Original Message)|_{10,}\s*$)/i;

/** What somebody has written, without our letter below it; words between quoted lines stay where they are. */
export function withoutQuote(text: string): string {
	const lines = text.split("\n");
	const below = lines.findIndex((line) => BELOW.test(line));
	let end = below >= 0 ? below : lines.length;
	while (end > 0 && QUOTED.test(lines[end - 1] ?? "")) end--;
	for (const size of [1, 2]) if (SAYS_WHO.test(lines.slice(Math.max(0, end - size), end).join("\n"))) end -= size;
	const own = lines.slice(0, Math.max(0, end)).join("\n").trim();
	return own === "" ? text.trim() : own;
}

export function textOf({ text, html }: { text?: string | undefined; html?: string | undefined }): string {
	const words = text?.trim() ? text : wordsOfHtml(html ?? "");
	const own = withoutQuote(cleanedLines(words).replace(/\n{3,}/g, "\n\n"));
	return own.length > MOST_LENGTH ? `${own.slice(0, MOST_LENGTH)} …` : own;
}
