import { type Html, html } from "#server/html.ts";
import { COLOUR } from "./letter-style.ts";

/** Telephone numbers, clock times, versions and the word E-Mail stay in one line. */
const UNBROKEN = /(\+\d[\d \u00a0]{6,}\d|\d\d:\d\d(?:–\d\d:\d\d)?\u00a0Uhr|\b\d{4}-\d\d\b|\bE-Mail\b)/;

const unbroken = (text: string): Html[] =>
	text
		.split(UNBROKEN)
		.map((part, index) => (index % 2 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`));

/** No line begins with a dash. */
const heldDashes = (text: string): string => text.replaceAll(" – ", "\u00a0– ");

export const withBreaks = (text: string): Html[] =>
	heldDashes(text)
		.split("\n")
		.flatMap((line, index) => (index === 0 ? unbroken(line) : [html`<br>`, ...unbroken(line)]));

export const anchor = (label: string, url: string): Html =>
	html`<a class="lnk" href="${url}" style="color:${COLOUR.link};font-weight:600">${label}</a>`;

/** Only our own addresses become links: some of these words were written by others. */
export const withLinks = (text: string, publicUrl: string): Html[] =>
	text.split(/(https?:\/\/\S*[^\s.,;:!?)])/).flatMap((part) => {
		const isOwn = part.startsWith(`${publicUrl}/`);
		return isOwn ? [html`<a class="lnk" href="${part}" style="color:${COLOUR.link}">${part}</a>`] : withBreaks(part);
	});
