import { foldGerman } from "#contract/folding.ts";

const MAX_LENGTH = 60;

/** What something is called, as a part of addresses. */
export const slugOf = (name: string, otherwise: string): string =>
	foldGerman(name)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, MAX_LENGTH)
		.replace(/^-+|-+$/g, "") || otherwise;

/** One that is taken gets a number. */
export function freeSlug(wish: string, taken: readonly string[]): string {
	if (!taken.includes(wish)) return wish;
	for (let number = 2; ; number += 1) if (!taken.includes(`${wish}-${number}`)) return `${wish}-${number}`;
}
