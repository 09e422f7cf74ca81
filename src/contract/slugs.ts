import { foldGerman } from "./folding.ts";

const SLUG_MAX_LENGTH = 80;

/** "Stiftung gründen: von der Idee" → "stiftung-gruenden-von-der-idee" */
export const slugOf = (words: string): string =>
	foldGerman(words)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+/, "")
		.slice(0, SLUG_MAX_LENGTH)
		.replace(/-+$/, "");
