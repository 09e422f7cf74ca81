import { useEffect, useRef } from "react";
import type { Values } from "./form-state.ts";

/** `public/offline.js` reads these too. */
const PREFIX = "form:";

/** A form that was begun and not sent. */
interface KeptForm {
	title: string;
	/** What the way back is called. */
	back: string;
	path: string;
	filled: number;
	total: number;
	/** In milliseconds. */
	at: number;
	values: Record<string, string>;
}

interface Kept {
	title: string;
	back: string;
	/** The text fields to keep, named one by one so that nothing secret is among them. */
	fields: readonly string[];
	/** Somebody has begun to type. */
	onBegun: () => void;
}

interface KeepableForm {
	values: Values;
	success: boolean;
	set: (name: never, value: never) => void;
}

function read(key: string): KeptForm | null {
	try {
		return JSON.parse(sessionStorage.getItem(key) ?? "null") as KeptForm | null;
	} catch {
		return null;
	}
}

function write(key: string, form: KeptForm | null): void {
	try {
		if (form) sessionStorage.setItem(key, JSON.stringify(form));
		else sessionStorage.removeItem(key);
	} catch (error) {
		// Full or forbidden: then it is not kept.
		console.warn(error);
	}
}

/** What was typed outlives a lost connection: on this device, in this tab, until it is sent. */
export function useKeptForm(form: KeepableForm, { title, back, fields, onBegun }: Kept): void {
	const typed = Object.fromEntries(
		fields.map((name) => [name, String(form.values[name] ?? "")]).filter(([, value]) => value !== ""),
	);
	const filled = form.success ? 0 : Object.keys(typed).length;
	const latest = useRef<() => void>(() => {});
	useEffect(() => {
		const path = location.pathname;
		latest.current = () =>
			write(
				PREFIX + path,
				filled > 0 ? { title, back, path, filled, total: fields.length, at: Date.now(), values: typed } : null,
			);
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: once at the beginning
	useEffect(() => {
		const kept = read(PREFIX + location.pathname);
		for (const [name, value] of Object.entries(kept?.values ?? {}))
			if (fields.includes(name) && !form.values[name]) form.set(name as never, value as never);
		const keep = () => latest.current();
		addEventListener("pagehide", keep);
		return () => {
			removeEventListener("pagehide", keep);
			keep();
		};
	}, []);

	const hasBegun = filled > 0;
	// biome-ignore lint/correctness/useExhaustiveDependencies: when it begins
	useEffect(() => {
		if (hasBegun) onBegun();
	}, [hasBegun]);
}
