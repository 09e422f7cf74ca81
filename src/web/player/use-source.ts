import { type RefObject, useEffect, useRef, useState } from "react";
import type { Film } from "#contract/courses.ts";

type Links = Pick<Film, "path" | "hls">;

/** Asks for links to the same video that are valid again; without a path when there is none any more. */
export type RenewLink = () => Promise<Links>;

const MP4 = "video/mp4";
const HLS = "application/vnd.apple.mpegurl";

/** Goes on where the video was, from its newly written source. */
function resume(video: HTMLVideoElement): void {
	const { currentTime, paused, playbackRate } = video;
	video.load();
	video.playbackRate = playbackRate;
	if (currentTime > 0) video.currentTime = currentTime;
	if (!paused) void video.play().catch(() => {});
}

/**
 * In pieces where the browser takes them so, else as one file. A signed link is short-lived, a video can be long or left
 * open: when loading fails, a new link is asked for once; then the pieces are given up. What fails again is told to the
 * person.
 */
export function useSource(video: RefObject<HTMLVideoElement | null>, given: Links, renew?: RenewLink) {
	const [links, setLinks] = useState(given);
	const [inPieces, setInPieces] = useState(false);
	const [failed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const hls = inPieces && links.hls;
	const source = hls || links.path || undefined;
	const renewal = useRef({ source, hls, renew, used: false });
	useEffect(() => {
		Object.assign(renewal.current, { source, hls, renew });
	});

	useEffect(() => {
		const element = video.current;
		if (!element) return;
		setInPieces(element.canPlayType(HLS) !== "");
		const giveUp = () => (renewal.current.hls ? setInPieces(false) : setFailed(true));
		const recover = async () => {
			const { used, renew: ask, source: broken } = renewal.current;
			if (used || !ask) return giveUp();
			renewal.current.used = true;
			const fresh = await ask().catch(() => null);
			if (!fresh?.path || fresh.path === broken || fresh.hls === broken) giveUp();
			else setLinks(fresh);
		};
		const settled = () => {
			renewal.current.used = false;
			setFailed(false);
		};
		// Errors of a <source> do not bubble, but they can be caught on the way down.
		element.addEventListener("error", recover, true);
		element.addEventListener("loadeddata", settled);
		return () => {
			element.removeEventListener("error", recover, true);
			element.removeEventListener("loadeddata", settled);
		};
	}, [video]);

	const first = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new source, or a new attempt at it, is loaded
	useEffect(() => {
		if (!first.current && video.current) resume(video.current);
		first.current = false;
	}, [video, source, attempt]);

	const tryAgain = () => {
		renewal.current.used = false;
		setFailed(false);
		setAttempt((count) => count + 1);
	};
	return { source, type: hls ? HLS : MP4, failed, tryAgain };
}
