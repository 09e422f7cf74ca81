import type { Caption } from "#contract/office/captions.ts";
import { readVtt } from "#contract/office/vtt.ts";

export interface Cue {
	start_seconds: number;
	end_seconds: number;
	text: string;
}

/** A caption is broken for the picture; as text it is one line. */
export const cuesOf = (captions: readonly Caption[]): Cue[] =>
	captions.map(({ text, ...caption }) => ({ ...caption, text: text.replace(/\s+/g, " ").trim() }));

/** What is said when, read from a WebVTT file. */
export const readCaptions = (file: string): Cue[] => cuesOf(readVtt(file).captions).filter(({ text }) => text !== "");
