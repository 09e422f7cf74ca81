import { codeWords } from "#contract/attendance.ts";
import { formatDayOfMonth, formatShortMonth, formatWeekday } from "#contract/dates.ts";
import { type Html, html } from "#server/html.ts";
import type { AmountRow, Block, DateCard, Fact, Link, Run } from "./blocks.ts";
import { COLOUR, LONG_WORDS, SANS, SERIF } from "./letter-style.ts";
import { codeName, contentId } from "./pictures.ts";
import { anchor, withBreaks, withLinks } from "./running-words.ts";

const NOTE = `${SANS};font-size:15px;line-height:1.5;color:${COLOUR.quiet}`;
const TEXT = `${SERIF};font-size:18px;line-height:1.6;color:${COLOUR.ink}`;

const SPACE_ABOVE: Partial<Record<Block["kind"], number>> = {
	note: 20,
	heading: 32,
	card: 16,
	text: 20,
	paragraph: 14,
	list: 14,
};

/** What belongs to the block before is near to it: what follows a heading, and small words below a button. */
function spaceAbove({ kind }: Block, previous: Block | undefined): number {
	const isNear = previous?.kind === "heading" || (kind === "note" && previous?.kind === "button");
	return isNear || (kind === previous?.kind && kind !== "facts") ? 12 : (SPACE_ABOVE[kind] ?? 24);
}

/** One line of the letter's table. */
export const row = (above: number, content: Html, below = 0): Html =>
	html`<tr><td class="pad" style="padding:${above}px 44px ${below}px;${LONG_WORDS}">${content}</td></tr>`;

export const paragraph = (content: Html[]): Html => html`<p class="ink" style="${TEXT};margin:0">${content}</p>`;

/** Paragraphs are parted by an empty line. */
const textAsHtml = (text: string, publicUrl: string): Html =>
	html`${text.split(/\n{2,}/).map((part, index) => [html`${index ? html`<div style="height:14px;line-height:14px">&nbsp;</div>` : ""}`, paragraph(withLinks(part, publicUrl))])}`;

const runAsHtml = ({ text, strong, url }: Run): Html => {
	const words = url ? anchor(text, url) : html`${withBreaks(text)}`;
	return strong ? html`<strong>${words}</strong>` : words;
};

const linesAsHtml = (lines: readonly Run[][]): Html[] =>
	lines.flatMap((runs, index) => [...(index ? [html`<br>`] : []), ...runs.map(runAsHtml)]);

const itemAsHtml = (runs: readonly Run[]): Html => html`<li style="margin:0 0 6px">${runs.map(runAsHtml)}</li>`;

function listAsHtml(ordered: boolean, items: readonly Run[][]): Html {
	const style = `${TEXT};margin:0;padding:0 0 0 24px`;
	const content = items.map(itemAsHtml);
	return ordered
		? html`<ol class="ink" style="${style}">${content}</ol>`
		: html`<ul class="ink" style="${style}">${content}</ul>`;
}

const panel = (content: Html): Html =>
	html`<table role="presentation" class="soft" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${COLOUR.soft};border-radius:22px"><tr><td style="padding:22px 24px 24px;${LONG_WORDS}">${content}</td></tr></table>`;

/** The whole width is pressed, also where rounded corners are not known. */
const button = ({ label, url }: Link): Html =>
	html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="by" align="center" style="background:${COLOUR.sun};border-radius:999px"><a class="bt" href="${url}" style="${SANS};display:block;padding:16px 20px;font-size:18px;line-height:1.2;font-weight:bold;color:${COLOUR.ink};text-decoration:none">${label}</a></td></tr></table>`;

const lineButton = ({ label, url }: Link): Html =>
	html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="bl" align="center" style="border:2px solid ${COLOUR.ink};border-radius:999px"><a class="ink" href="${url}" style="${SANS};display:block;padding:14px 20px;font-size:17px;line-height:1.2;font-weight:bold;color:${COLOUR.ink};text-decoration:none">${label}</a></td></tr></table>`;

const note = (content: Html[], below = 0): Html =>
	html`<p class="ink2" style="${NOTE};margin:0 0 ${below}px">${content}</p>`;

const heading = (text: string, below: number): Html =>
	html`<h2 class="ink" style="${SANS};font-size:21px;line-height:1.2;font-weight:bold;color:${COLOUR.ink};margin:0 0 ${below}px">${text}</h2>`;

const SEATS: Record<DateCard["state"], string> = {
	taken: "#b4dedb",
	free: COLOUR.sun,
	full: "#e2d6e5",
	off: "#e2d6e5",
};

const struck = (text: string, isOff: boolean): Html => (isOff ? html`<s>${text}</s>` : html`${text}`);

/** The day on a chair, beside it what, when and where. */
function dateAsHtml({ state, start, title, lines, link }: DateCard): Html {
	const isOff = state === "off";
	const seat = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="seat" align="center" width="72" height="82" style="${SANS};width:72px;height:82px;background:${SEATS[state]};border-radius:36px 36px 14px 14px;color:${COLOUR.ink};font-size:14px;line-height:1.15;font-weight:600">${formatWeekday(start)}<br><span style="font-size:28px;font-weight:bold;line-height:1">${struck(formatDayOfMonth(start), isOff)}</span><br>${formatShortMonth(start)}</td></tr></table>`;
	const words = html`<strong style="font-size:18px;line-height:1.25">${struck(title, isOff)}</strong>${lines.map((line) => html`<br>${withBreaks(line)}`)}${link ? html`<br>${anchor(link.label, link.url)}` : ""}`;
	return panel(
		html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td width="72" valign="top" style="padding-right:18px">${seat}</td><td class="ink" valign="middle" style="${SANS};font-size:16px;line-height:1.45;color:${COLOUR.ink};${LONG_WORDS}">${words}</td></tr></table>`,
	);
}

const factAsHtml = ([label, value, more = {}]: Fact, index: number): Html => {
	const border = `border-top:${index === 0 ? `2px solid ${COLOUR.ink}` : `1px solid ${COLOUR.line}`}`;
	const line = index === 0 ? "ln2" : "ln";
	const words = more.isStrong ? html`<strong>${withBreaks(value)}</strong>` : html`${withBreaks(value)}`;
	const link = more.link ? html`<br>${anchor(more.link.label, more.link.url)}` : "";
	return html`<tr><th class="label ink2 ${line}" scope="row" align="left" valign="top" width="128" style="padding:11px 14px 11px 0;${border};font-size:15px;font-weight:normal;color:${COLOUR.quiet};word-break:normal">${label}</th><td class="${line}" valign="top" style="padding:11px 0;${border};${LONG_WORDS}">${words}${link}</td></tr>`;
};

const LIST = `${SANS};font-size:16px;line-height:1.45;color:${COLOUR.ink};border-collapse:collapse`;

function amountAsHtml({ label, note: below, value, isTotal }: AmountRow, index: number): Html {
	const rule = isTotal || index === 0 ? `2px solid ${COLOUR.ink}` : `1px solid ${COLOUR.line}`;
	const line = isTotal || index === 0 ? "ln2" : "ln";
	const cell = `border-top:${rule};padding:11px 0;vertical-align:top${isTotal ? ";font-size:19px;font-weight:bold" : ""}`;
	const small = below ? html`<br><span class="ink2" style="font-size:14px;color:${COLOUR.quiet}">${below}</span>` : "";
	return html`<tr><td class="${line}" style="${cell};padding-right:16px">${label}${small}</td><td class="${line}" align="right" style="${cell};white-space:nowrap">${value}</td></tr>`;
}

/** White around it in the dark too: cameras read nothing else. */
const codeAsHtml = ({ name, code }: { name: string; code: string }): Html =>
	html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr><td width="132" style="padding-right:16px"><img src="cid:${contentId(codeName(code))}" width="132" height="132" alt="QR-Code für ${name}" style="display:block;border:0;background:#ffffff;border-radius:12px"></td><td class="ink" valign="middle" style="${SANS};font-size:16px;line-height:1.45;color:${COLOUR.ink};${LONG_WORDS}"><strong>${name}</strong><br><span class="ink2" style="font-size:14px;color:${COLOUR.quiet}">${codeWords(code)}</span></td></tr></table>`;

function pictureAsHtml({ url, alt, link }: Extract<Block, { kind: "picture" }>): Html {
	const image = html`<img src="${url}" width="512" alt="${alt}" style="display:block;width:100%;height:auto;border:0;border-radius:18px">`;
	return link ? html`<a href="${link}">${image}</a>` : image;
}

function contentOf(block: Block, publicUrl: string): Html {
	switch (block.kind) {
		case "text":
			return textAsHtml(block.text, publicUrl);
		case "paragraph":
			return paragraph(linesAsHtml(block.lines));
		case "list":
			return listAsHtml(block.ordered, block.items);
		case "note":
			return note(withLinks(block.text, publicUrl));
		case "heading":
			return heading(block.text, 0);
		case "facts":
			return html`<table class="ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="${LIST}">${block.facts.map(factAsHtml)}</table>`;
		case "button":
			return block.isSecond ? lineButton(block) : button(block);
		case "address":
			return note(withLinks(`Der Knopf klappt nicht? Kopier diese Adresse in den Browser:\n${block.url}`, publicUrl));
		case "card":
			return panel(
				html`<p class="ink" style="${SANS};font-size:19px;line-height:1.25;font-weight:bold;color:${COLOUR.ink};margin:0 0 2px">${block.title}</p>${note(withBreaks(block.note), 16)}${button(block)}`,
			);
		case "date":
			return dateAsHtml(block);
		case "box": {
			const link = block.link ? [html` `, anchor(block.link.label, block.link.url)] : [];
			return panel(html`${heading(block.title, 10)}${note([...withLinks(block.text, publicUrl), ...link])}`);
		}
		case "codes":
			return panel(
				html`${heading(block.title, 10)}${note(withLinks(block.text, publicUrl), 14)}${block.codes.map(codeAsHtml)}`,
			);
		case "picture":
			return pictureAsHtml(block);
		case "amounts":
			return html`<table class="ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="${LIST}">${block.rows.map(amountAsHtml)}</table>`;
	}
}

export const blocksAsHtml = (blocks: readonly Block[], publicUrl: string): Html[] =>
	blocks.map((block, index) => row(spaceAbove(block, blocks[index - 1]), contentOf(block, publicUrl)));
