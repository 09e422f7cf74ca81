import { type RefObject, useEffect, useRef } from "react";
import { deviceStorage } from "#browser/session/device-storage.ts";

const KEY = "videoPositions";
const SAVE_EVERY_MS = 5_000;
/** Who has hardly begun, or is through, begins at the beginning. */
const BEGINNING_SECONDS = 5;
const END_SECONDS = 10;

interface Position {
	seconds: number;
	/** When the purchase ends, in milliseconds: until then it is kept. */
	until: number;
}

function readAll(now: number): Record<string, Position> {
	try {
		const stored = JSON.parse(deviceStorage().getItem(KEY) ?? "{}") as Record<string, Position>;
		return Object.fromEntries(Object.entries(stored).filter(([, { until }]) => until > now));
	} catch {
		// Written by somebody else: begun anew.
		return {};
	}
}

function writeAll(positions: Record<string, Position>): void {
	if (Object.keys(positions).length === 0) deviceStorage().removeItem(KEY);
	else deviceStorage().setItem(KEY, JSON.stringify(positions));
}

export const positionOf = (course: number, now = Date.now()): number => readAll(now)[course]?.seconds ?? 0;

export function rememberPosition(course: number, seconds: number, until: number, now = Date.now()): void {
	const { [course]: _, ...others } = readAll(now);
	writeAll(seconds > 0 && until > now ? { ...others, [course]: { seconds, until } } : others);
}

/** Where to go on in a video of this length. */
export const startFrom = (seconds: number, duration: number): number =>
	seconds > BEGINNING_SECONDS && seconds < duration - END_SECONDS ? seconds : 0;

/**
 * A bought course goes on where it was left, on this device and for as long as the purchase lasts. The box that is
 * returned goes around the player: `<div ref={box}><Player … /></div>`.
 */
export function useRememberedPosition(course: number, until: string): RefObject<HTMLDivElement | null> {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const video = box.current?.querySelector("video");
		if (!video) return;
		return followPosition(video, course, Date.parse(until));
	}, [course, until]);
	return box;
}

export function followPosition(video: HTMLVideoElement, course: number, until: number): () => void {
	let saved = 0;
	let ready = false;
	const save = () => {
		if (!ready) return;
		saved = Date.now();
		rememberPosition(course, video.ended ? 0 : startFrom(video.currentTime, video.duration), until);
	};
	const saveNowAndThen = () => {
		if (Date.now() - saved >= SAVE_EVERY_MS) save();
	};
	// Once only: a renewed link loads the same film again and knows its own place.
	const goOn = () => {
		if (ready) return;
		ready = true;
		const start = startFrom(positionOf(course), video.duration);
		if (start > 0 && video.currentTime === 0) video.currentTime = start;
	};
	const events = { loadedmetadata: goOn, timeupdate: saveNowAndThen, pause: save, ended: save, seeked: save } as const;
	if (video.readyState >= HTMLMediaElement.HAVE_METADATA) goOn();
	for (const [name, listener] of Object.entries(events)) video.addEventListener(name, listener);
	window.addEventListener("pagehide", save);
	return () => {
		save();
		for (const [name, listener] of Object.entries(events)) video.removeEventListener(name, listener);
		window.removeEventListener("pagehide", save);
	};
}
