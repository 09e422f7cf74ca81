import type { Caption } from "./captions.ts";

/** WebVTT: read and checked in plain words, and written. */

export interface VttFault {
	line: number;
	text: string;
}

const TIME = String.raw`(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3}`;
const TIMING = new RegExp(`^(${TIME})[ \\t]+-->[ \\t]+(${TIME})(?:[ \\t].*)?$`);
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&nbsp;": "\u00a0" };
const NO_CAPTION = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;

/** '01:02:03.500' */
const secondsOf = (time: string): number =>
	Math.round(time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1000) / 1000;

/** Without marks of who speaks or how. */
const plain = (line: string): string =>
	line
		.replace(/<[^>]*>/g, "")
		.replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
		.trim();

interface Block {
	/** Of its first line, counted from 1. */
	line: number;
	lines: string[];
}

function blocksOf(file: string): Block[] {
	const blocks: Block[] = [];
	let open: Block | null = null;
	for (const [index, line] of file.split("\n").entries()) {
		if (line.trim() === "") open = null;
		else if (open) open.lines.push(line);
		else {
			open = { line: index + 1, lines: [line] };
			blocks.push(open);
		}
	}
	return blocks;
}

const UNREADABLE = "Die Zeit ist nicht lesbar. So geht es: 00:03:42.000 --> 00:03:49.500";

function faultsOf({ start_seconds, end_seconds, text }: Caption, before: Caption | undefined): string[] {
	const faults: string[] = [];
	if (end_seconds <= start_seconds) faults.push("Das Ende liegt nicht hinter dem Anfang");
	if (before && start_seconds <= before.start_seconds) faults.push("Beginnt nicht nach dem Untertitel davor");
	else if (before && start_seconds < before.end_seconds) faults.push("Überschneidet sich mit dem Untertitel davor");
	if (text === "") faults.push("Der Untertitel hat keinen Text");
	return faults;
}

/** Everything that stands in it, and what is wrong with it. */
export function readVtt(given: string): { captions: Caption[]; faults: VttFault[] } {
	const file = given.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
	const captions: Caption[] = [];
	const faults: VttFault[] = [];
	const [head, ...blocks] = blocksOf(file);
	if (head?.line !== 1 || !/^WEBVTT(?:[ \t]|$)/.test(head.lines[0] ?? ""))
		faults.push({ line: 1, text: "Hier muss WEBVTT stehen" });
	for (const { line, lines } of blocks) {
		if (NO_CAPTION.test(lines[0] ?? "")) continue;
		const at = lines.findIndex((one) => one.includes("-->"));
		const [, start, end] = TIMING.exec(lines[at]?.trim() ?? "") ?? [];
		if (!start || !end) {
			faults.push({ line: line + Math.max(0, at), text: at < 0 ? "Hier fehlt die Zeit" : UNREADABLE });
			continue;
		}
		const text = lines
			.slice(at + 1)
			.map(plain)
			.filter(Boolean)
			.join("\n");
		const caption = { start_seconds: secondsOf(start), end_seconds: secondsOf(end), text };
		faults.push(...faultsOf(caption, captions.at(-1)).map((fault) => ({ line: line + at, text: fault })));
		captions.push(caption);
	}
	if (captions.length === 0 && faults.length === 0) faults.push({ line: 1, text: "Es steht kein Untertitel darin" });
	return { captions, faults };
}

function timeOf(seconds: number): string {
	const thousandths = Math.round(seconds * 1000);
	const pad = (number: number, digits = 2) => String(Math.floor(number)).padStart(digits, "0");
	const [hours, minutes] = [thousandths / 3_600_000, (thousandths / 60_000) % 60];
	return `${pad(hours)}:${pad(minutes)}:${pad((thousandths / 1000) % 60)}.${pad(thousandths % 1000, 3)}`;
}

const escaped = (text: string): string =>
	text
		.replace(/&/g, "&amp;")
		.replace(/</g, "&lt;")
		.replace(/>/g, "&gt;")
		.replace(/\n{2,}/g, "\n");

const blockOf = ({ start_seconds, end_seconds, text }: Caption): string =>
	`${timeOf(start_seconds)} --> ${timeOf(end_seconds)}\n${escaped(text.trim())}\n`;

export const writeVtt = (captions: readonly Caption[]): string => ["WEBVTT\n", ...captions.map(blockOf)].join("\n");
