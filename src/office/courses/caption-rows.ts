import type { Caption } from "#contract/office/captions.ts";
import { filmTime, secondsIn } from "./film-time.ts";

/** A caption while it is written. */
export interface CaptionRow {
	/** Stays while it is moved about. */
	key: number;
	start: string;
	end: string;
	text: string;
}

let keys = 0;
const newKey = (): number => {
	keys += 1;
	return keys;
};

const exactTime = (seconds: number): string => filmTime(seconds, true);

export const rowOf = ({ start_seconds, end_seconds, text }: Caption): CaptionRow => ({
	key: newKey(),
	start: exactTime(start_seconds),
	end: exactTime(end_seconds),
	text,
});

export const captionOf = ({ start, end, text }: CaptionRow): Caption => ({
	start_seconds: secondsIn(start),
	end_seconds: secondsIn(end),
	text,
});

export const setTime = (row: CaptionRow, name: "start" | "end", seconds: number): CaptionRow => ({
	...row,
	[name]: exactTime(seconds),
});

/** In two at the place of the text; each gets its share of the time. */
export function splitRow(row: CaptionRow, at: number): CaptionRow[] {
	const [first, second] = [row.text.slice(0, at).trim(), row.text.slice(at).trim()];
	if (first === "" || second === "") return [row];
	const { start_seconds, end_seconds } = captionOf(row);
	const middle = start_seconds + ((end_seconds - start_seconds) * first.length) / (first.length + second.length);
	return [
		{ ...row, text: first, end: exactTime(middle) },
		{ key: newKey(), text: second, start: exactTime(middle), end: row.end },
	];
}

export const joinRows = (row: CaptionRow, next: CaptionRow): CaptionRow => ({
	...row,
	end: next.end,
	text: `${row.text}\n${next.text}`.trim(),
});

const LONG_SECONDS = 8;
const FAST_SIGNS_PER_SECOND = 22;
const LINE_LENGTH = 45;
const LINES_MOST = 2;

/** What is wrong with it, or hard to read; faults of the file are told by the server too. */
export function remarkOn(row: CaptionRow, before: CaptionRow | undefined): string | null {
	const { start_seconds, end_seconds, text } = captionOf(row);
	const seconds = end_seconds - start_seconds;
	if (Number.isNaN(seconds)) return "Zeit nicht lesbar";
	if (text.trim() === "") return "kein Text";
	if (seconds <= 0) return "Ende nicht hinter dem Anfang";
	if (before && start_seconds < secondsIn(before.end)) return "überschneidet sich mit dem davor";
	if (seconds > LONG_SECONDS) return `${Math.round(seconds)} Sek., zu lang`;
	if (text.length / seconds > FAST_SIGNS_PER_SECOND) return "zu schnell zum Lesen";
	const lines = text.split("\n");
	if (lines.length > LINES_MOST || lines.some((line) => line.length > LINE_LENGTH)) return "zu lang für zwei Zeilen";
	return null;
}

/** A new one behind the last, from the moment of the film on. */
export function nextRow(rows: readonly CaptionRow[], now: number): CaptionRow {
	const last = rows.at(-1);
	const start = Math.max(now, last ? secondsIn(last.end) || 0 : 0);
	return { key: newKey(), start: exactTime(start), end: exactTime(start + 3), text: "" };
}
