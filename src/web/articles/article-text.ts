import type { ContentsEntry } from "#browser/ui/contents.tsx";

/** Reads the stored HTML of an article; it is sanitised, so the shape of its tags can be relied on. */

const WORDS_PER_MINUTE = 200;
/** What stands without a space from its first letter or digit on; a lone dash is none. */
const WORD = /[\p{L}\p{N}]\S*/gu;
const MIN_SECTIONS_FOR_CONTENTS = 4;

const NAMED_ENTITIES: Record<string, string> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: "\u00a0",
	shy: "\u00ad",
};

function decodeEntity(entity: string, body: string): string {
	if (!body.startsWith("#")) return NAMED_ENTITIES[body] ?? entity;
	const hex = body[1] === "x" || body[1] === "X";
	const code = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10);
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

const decode = (text: string): string => text.replace(/&(#[xX]?[\da-fA-F]+|\w+);/g, decodeEntity);
const withoutTags = (html: string, instead: string): string => html.replace(/<[^>]*>/g, instead);

export function readingMinutes(html: string): number {
	const words = decode(withoutTags(html, " ")).match(WORD)?.length ?? 0;
	return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The sections of an article, when it has enough of them for a table of contents to help. */
export function contentsOf(html: string): ContentsEntry[] {
	const sections = [...html.matchAll(/<h2\b[^>]*\sid="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(([, id = "", title = ""]) => ({
		id: decode(id),
		title: decode(withoutTags(title, "")).trim(),
	}));
	return sections.length >= MIN_SECTIONS_FOR_CONTENTS ? sections : [];
}

/** What stands before the first section, and the sections. */
export function splitIntroduction(html: string): { introduction: string; sections: string } {
	const start = html.search(/<h2\b/);
	return start < 0
		? { introduction: html, sections: "" }
		: { introduction: html.slice(0, start), sections: html.slice(start) };
}
