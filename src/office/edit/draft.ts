import { useEffect, useRef, useState } from "react";
import type { Values } from "#browser/forms/form-state.ts";

interface Draft<V> {
	values: V;
	revision: number;
	/** In milliseconds. */
	at: number;
}

interface DraftOptions<V extends Values> {
	name: string | undefined;
	values: V;
	isDirty: boolean;
	revision: number;
	restore: (values: V) => void;
}

const SAVED_EVERY_MS = 2_000;
const keyOf = (name: string) => `office:draft:${location.pathname}:${name}`;

function read<V>(name: string): Draft<V> | null {
	try {
		return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null") as Draft<V> | null;
	} catch {
		return null;
	}
}

function write<V>(name: string, draft: Draft<V> | null): void {
	try {
		if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
		else sessionStorage.removeItem(keyOf(name));
	} catch (error) {
		// Full or forbidden: then it is not kept.
		console.warn(error);
	}
}

/** What was typed outlives a reload of this tab. Answers since when it lay there, if it was put back. */
export function useDraft<V extends Values>({
	name,
	values,
	isDirty,
	revision,
	restore,
}: DraftOptions<V>): number | null {
	const [restoredAt, setRestoredAt] = useState<number | null>(null);
	const wasDirty = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once at the beginning
	useEffect(() => {
		const kept = name ? read<V>(name) : null;
		if (!kept) return;
		restore(kept.values);
		setRestoredAt(kept.at);
	}, []);
	useEffect(() => {
		if (!name || isDirty === wasDirty.current) return;
		wasDirty.current = isDirty;
		if (isDirty) return;
		write(name, null);
		setRestoredAt(null);
	}, [name, isDirty]);
	useEffect(() => {
		if (!name || !isDirty) return;
		const timer = setTimeout(() => write(name, { values, revision, at: Date.now() }), SAVED_EVERY_MS);
		return () => clearTimeout(timer);
	}, [name, values, isDirty, revision]);
	return restoredAt;
}
