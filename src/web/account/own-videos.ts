import type { MemberVideo } from "#contract/member-area.ts";

/** Whoever buys a course again has it once, until the later end. */
function latestOfEach(videos: readonly MemberVideo[]): MemberVideo[] {
	const latest = new Map<number, MemberVideo>();
	for (const video of videos) {
		const known = latest.get(video.product.id);
		if (!known || Date.parse(video.available_until) > Date.parse(known.available_until))
			latest.set(video.product.id, video);
	}
	return [...latest.values()];
}

interface SortedVideos {
	available: MemberVideo[];
	unlocking: MemberVideo[];
	past: MemberVideo[];
}

/** SEC-16: what can be watched now, apart from what opens in a moment and what could be watched once. */
export function sortVideos(videos: readonly MemberVideo[]): SortedVideos {
	const latest = latestOfEach(videos);
	return {
		available: latest.filter((video) => video.is_available_for_user),
		unlocking: latest.filter((video) => video.is_being_unlocked),
		past: latest.filter((video) => !video.is_available_for_user && !video.is_being_unlocked),
	};
}

/** When the purchase of a course ends; undefined when it was never bought. */
export const endOf = (videos: readonly MemberVideo[], course: number): string | undefined =>
	latestOfEach(videos).find(({ product }) => product.id === course)?.available_until;
