/** Postcode areas of Saxony; some districts of its neighbours lie between them. */
const AREAS: readonly [from: string, to: string][] = [
	["01001", "01936"],
	["02601", "02999"],
	["04001", "04579"],
	["04640", "04889"],
	["07919", "07919"],
	["07952", "07952"],
	["07985", "07985"],
	["08001", "08648"],
	["09001", "09669"],
];

/** PART-08: whether a German postcode lies in Saxony. */
export const isInSaxony = (postcode: string | null): boolean =>
	postcode !== null && /^\d{5}$/.test(postcode) && AREAS.some(([from, to]) => postcode >= from && postcode <= to);
