import { SECOND_PARAM } from "#contract/paths.ts";

/** The player itself; a page has one at most. */
export const FILM_ID = "film";

/** Leads to a second of the film on the same page; without scripts at least to the film. */
export const secondHref = (seconds: number): string => `?${SECOND_PARAM}=${seconds}#${FILM_ID}`;

/** Where an address wants the film to begin: '?t=41'. */
export function secondIn(search: string): number | null {
	const second = Number(new URLSearchParams(search).get(SECOND_PARAM) ?? Number.NaN);
	return second > 0 && Number.isFinite(second) ? second : null;
}
