import type { Location } from "react-router";
import { paths } from "#contract/paths.ts";

const MEMBER_TABS = [`${paths.account}/profil`, `${paths.account}/produkte`];

const inMemberArea = (path: string) => path === paths.account || path.startsWith(`${paths.account}/`);

/** FRAME-27: within the member area, a move to the profile or the products leaves the page where it is. */
export const keepsScroll = (from: string, to: string): boolean => inMemberArea(from) && MEMBER_TABS.includes(to);

type Place = Pick<Location, "key" | "pathname">;

/**
 * Names the scroll position of each history entry. Every entry has its own, so a new page starts at the top and the
 * back button finds the old position (FRAME-26); a move that keeps the scroll shares the position of the entry before.
 */
export function createScrollKeys(): (place: Place) => string {
	const keys = new Map<string, string>();
	let last: Place | undefined;
	return (place) => {
		let key = keys.get(place.key);
		if (key === undefined) {
			key = last && keepsScroll(last.pathname, place.pathname) ? (keys.get(last.key) ?? place.key) : place.key;
			keys.set(place.key, key);
		}
		last = place;
		return key;
	};
}
