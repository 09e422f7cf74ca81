import { foldGerman } from "./folding.ts";

const SLUG_MAX_LENGTH = 80;

/** "Stiftung gründen: von der Idee" → "stiftung-gruenden-von-der-idee"; empty where nothing is left. */
export const slugOf = (words: string): string =>
	foldGerman(words)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+/, "")
		.slice(0, SLUG_MAX_LENGTH)
		.replace(/-+$/, "");

/** One that is taken gets a number. */
export function freeSlug(wish: string, taken: readonly string[]): string {
	if (!taken.includes(wish)) return wish;
	for (let number = 2; ; number += 1) if (!taken.includes(`${wish}-${number}`)) return `${wish}-${number}`;
}
