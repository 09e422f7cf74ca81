import { useEffect, useState } from "react";
import { MINUTE_MS } from "#contract/constants.ts";

const TICK_MS = 5_000;
const NO_BREAK = "\u00a0";

const WORDS = {
	short: { hour: ["Std.", "Std."], minute: ["Min.", "Min."] },
	long: { hour: ["Stunde", "Stunden"], minute: ["Minute", "Minuten"] },
} as const;

const counted = (count: number, [one, many]: readonly [string, string]): string =>
	`${count}${NO_BREAK}${count === 1 ? one : many}`;

/** 'noch 21 Std. 40 Min. verfügbar'; the last minute has no number. */
export function timeLeftWords(leftMs: number, style: keyof typeof WORDS): string {
	const { hour, minute } = WORDS[style];
	const minutes = Math.floor(leftMs / MINUTE_MS);
	if (minutes < 1) return "noch weniger als eine Minute verfügbar";
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	const parts = [...(hours > 0 ? [counted(hours, hour)] : []), ...(rest > 0 ? [counted(rest, minute)] : [])];
	return `noch ${parts.join(" ")} verfügbar`;
}

/** Milliseconds until a moment, counted down while somebody looks; never below zero. */
export function useTimeLeft(until: string): number {
	const left = () => Math.max(0, Date.parse(until) - Date.now());
	const [shown, setShown] = useState(left);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `left` is made of the moment alone
	useEffect(() => {
		setShown(left());
		const timer = setInterval(() => setShown(left()), TICK_MS);
		return () => clearInterval(timer);
	}, [until]);
	return shown;
}
