import { useSyncExternalStore } from "react";

export interface Toast {
	id: number;
	text: string;
	/** Takes back what happened; offered for ten seconds. */
	undo?: (() => void | Promise<void>) | undefined;
}

export const TOAST_MS = 10_000;

let shown: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
	shown = next;
	for (const listener of [...listeners]) listener();
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

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => shown);
