import { type RefObject, useEffect, useRef, useState } from "react";

/** Asks for a link to the same video that is valid again; null when there is none any more. */
export type RenewLink = () => Promise<string | null>;

/** Goes on where the video was, from its newly written source. */
function resume(video: HTMLVideoElement): void {
	const { currentTime, paused, playbackRate } = video;
	video.load();
	video.playbackRate = playbackRate;
	if (currentTime > 0) video.currentTime = currentTime;
	if (!paused) void video.play().catch(() => {});
}

/**
 * A signed link is short-lived, a video can be long or left open: when loading fails, a new link is asked for once. What
 * fails again is told to the person.
 */
export function useSource(video: RefObject<HTMLVideoElement | null>, path: string, renew?: RenewLink) {
	const [source, setSource] = useState(path);
	const [failed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const renewal = useRef({ source, renew, used: false });
	useEffect(() => {
		Object.assign(renewal.current, { source, renew });
	});

	useEffect(() => {
		const element = video.current;
		if (!element) return;
		const recover = async () => {
			const { used, renew: ask, source: broken } = renewal.current;
			if (used || !ask) return setFailed(true);
			renewal.current.used = true;
			const fresh = await ask().catch(() => null);
			if (fresh === null || fresh === broken) setFailed(true);
			else setSource(fresh);
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
	return { source, failed, tryAgain };
}
