import { SECOND_PARAM } from "#contract/paths.ts";

/** The player itself; a page has one at most. */
export const FILM_ID = "film";

/** A row in the list of chapters; they are counted from 1. */
export const chapterId = (number: number): string => `kapitel-${number}`;

/** Leads to a second of the film on the same page; without scripts at least to the film, or to another place of the page. */
export const secondHref = (seconds: number, place = FILM_ID): string => `?${SECOND_PARAM}=${seconds}#${place}`;

/** Where an address wants the film to begin: '?t=41'. */
export function secondIn(search: string): number | null {
	const second = Number(new URLSearchParams(search).get(SECOND_PARAM) ?? Number.NaN);
	return second > 0 && Number.isFinite(second) ? second : null;
}
