import { useEffect, useSyncExternalStore } from "react";
import { deviceStorage } from "#browser/session/device-storage.ts";
import type { HitKind } from "#contract/office/search.ts";
import { createListeners } from "../listeners.ts";
import { useColleague } from "../session/colleague.ts";

/** A thing somebody has had open. */
export interface RecentThing {
	path: string;
	title: string;
	kind: HitKind | "other";
}

const MOST = 8;
const keyOf = (userId: number) => `office:recent:${userId}`;
const { subscribe, tell } = createListeners();
const EMPTY: readonly RecentThing[] = [];
const read = new Map<string, { text: string | null; things: readonly RecentThing[] }>();

function parse(text: string | null): readonly RecentThing[] {
	try {
		return (JSON.parse(text ?? "null") as RecentThing[] | null) ?? EMPTY;
	} catch {
		return EMPTY;
	}
}

/** The same list while nothing changes. */
export function recentOf(userId: number): readonly RecentThing[] {
	const key = keyOf(userId);
	const text = deviceStorage().getItem(key);
	const known = read.get(key);
	if (known?.text === text) return known.things;
	const things = parse(text);
	read.set(key, { text, things });
	return things;
}

/** On this device alone, for this person alone. */
function noteRecent(userId: number, thing: RecentThing): void {
	const others = recentOf(userId).filter(({ path }) => path !== thing.path);
	deviceStorage().setItem(keyOf(userId), JSON.stringify([thing, ...others].slice(0, MOST)));
	tell();
}

/** What stands open is among the last things of whoever looks at it. */
export function useNoteRecent({ path, title, kind }: RecentThing): void {
	const { id } = useColleague();
	useEffect(() => noteRecent(id, { path, title, kind }), [id, path, title, kind]);
}

/** Whoever logs out leaves no names behind. */
export const forgetRecent = (userId: number): void => deviceStorage().removeItem(keyOf(userId));

export const useRecent = (userId: number): readonly RecentThing[] =>
	useSyncExternalStore(subscribe, () => recentOf(userId));
