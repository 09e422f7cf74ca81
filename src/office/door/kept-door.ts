import { MINUTE_MS } from "#contract/constants.ts";
import type { DoorList, Tick, WalkIn } from "#contract/office/attendance.ts";
import type { Colleague } from "#contract/office/session.ts";
import { createListeners } from "../listeners.ts";

/** What was done at the door and has not been told to anybody yet. */
export type Act = ({ kind: "tick" } & Tick) | ({ kind: "walk_in" } & WalkIn);

const PREFIX = "door:";
/** Until the day after the last session nobody has to look anything up twice. */
const KEPT_AFTER_MS = 24 * 60 * MINUTE_MS;

const { subscribe, tell } = createListeners();

/** Also when another tab has changed something. */
export function onKept(listener: () => void): () => void {
	const forget = subscribe(listener);
	addEventListener("storage", listener);
	return () => {
		forget();
		removeEventListener("storage", listener);
	};
}

const actsKey = (userId: number, dateId: number): string => `${PREFIX}act:${userId}:${dateId}:`;
const listKey = (userId: number, dateId: number): string => `${PREFIX}list:${userId}:${dateId}`;
const COLLEAGUE = `${PREFIX}colleague`;

const keysWith = (start: string): string[] => Object.keys(localStorage).filter((key) => key.startsWith(start));
const read = <T>(key: string): T | null => JSON.parse(localStorage.getItem(key) ?? "null");

/** Each stands for itself, so that two tabs never write over one another. */
export function keepAct(userId: number, dateId: number, act: Act): void {
	localStorage.setItem(actsKey(userId, dateId) + act.id, JSON.stringify(act));
	tell();
}

export const actsOf = (userId: number, dateId: number): Act[] =>
	keysWith(actsKey(userId, dateId))
		.flatMap((key) => read<Act>(key) ?? [])
		.sort((one, other) => one.at.localeCompare(other.at));

export function forgetActs(userId: number, dateId: number, ids: readonly string[]): void {
	for (const id of ids) localStorage.removeItem(actsKey(userId, dateId) + id);
	tell();
}

interface KeptList {
	list: DoorList;
	until: number;
}

/** As it was last seen, for the time without a line. */
export function keepList(colleague: Colleague, list: DoorList): void {
	const until = Date.parse(list.sessions.at(-1)?.ends_at ?? list.date) + KEPT_AFTER_MS;
	if (until < Date.now()) return;
	localStorage.setItem(listKey(colleague.id, list.id), JSON.stringify({ list, until } satisfies KeptList));
	localStorage.setItem(COLLEAGUE, JSON.stringify(colleague));
}

/** Whoever used this page last, while it is kept. */
export const keptColleague = (): Colleague | null => read<Colleague>(COLLEAGUE);

export const keptList = (userId: number, dateId: number): DoorList | null =>
	read<KeptList>(listKey(userId, dateId))?.list ?? null;

/** Names stay no longer than they are needed. */
export function forgetOld(now: number): void {
	const lists = keysWith(`${PREFIX}list:`);
	const old = lists.filter((key) => (read<KeptList>(key)?.until ?? 0) < now);
	for (const key of old) localStorage.removeItem(key);
	if (old.length === lists.length) localStorage.removeItem(COLLEAGUE);
}

/** At logout. */
export function forgetDoor(): void {
	for (const key of keysWith(PREFIX)) localStorage.removeItem(key);
}

/** Dates of which something waits. */
export const datesWaiting = (userId: number): number[] => {
	const start = `${PREFIX}act:${userId}:`;
	return [...new Set(keysWith(start).map((key) => Number.parseInt(key.slice(start.length), 10)))];
};
