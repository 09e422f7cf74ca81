import { useSyncExternalStore } from "react";
import { createListeners } from "../listeners.ts";

export interface Toast {
	id: number;
	text: string;
	/** Takes back what happened; offered for ten seconds. */
	undo?: (() => void | Promise<void>) | undefined;
}

export const TOAST_MS = 10_000;

let shown: readonly Toast[] = [];
let last = 0;
const { subscribe, tell } = createListeners();

function set(next: readonly Toast[]): void {
	shown = next;
	tell();
}

export const dismiss = (id: number): void => set(shown.filter((toast) => toast.id !== id));

/** What happened, in one sentence; never for errors. */
export function toast(text: string, undo?: Toast["undo"]): void {
	last += 1;
	set([...shown, { id: last, text, undo }]);
}

/** Takes back the newest that can be. */
export function undoLast(): void {
	const newest = shown.findLast(({ undo }) => undo);
	if (newest) void takeBack(newest);
}

export async function takeBack({ id, undo }: Toast): Promise<void> {
	dismiss(id);
	await undo?.();
}

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => shown);
