export interface Cue {
	start_seconds: number;
	end_seconds: number;
	text: string;
}

const TIMING = /^((?:\d+:)?\d{2}:\d{2}\.\d{3})[ \t]+-->[ \t]+((?:\d+:)?\d{2}:\d{2}\.\d{3})/;

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&nbsp;": "\u00a0" };

/** '01:02:03.500' */
const secondsOf = (time: string): number => time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

/** A caption is broken for the picture; as text it is one line, without marks of who speaks or how. */
const asText = (lines: string[]): string =>
	lines
		.join(" ")
		.replace(/<[^>]*>/g, "")
		.replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
		.replace(/\s+/g, " ")
		.trim();

/** What is said when, read from a WebVTT file. */
export function readCaptions(file: string): Cue[] {
	const blocks = file.replace(/\r\n?/g, "\n").split(/\n{2,}/);
	return blocks.flatMap((block) => {
		const lines = block.split("\n");
		const at = lines.findIndex((line) => TIMING.test(line));
		const [, start, end] = TIMING.exec(lines[at] ?? "") ?? [];
		const text = asText(lines.slice(at + 1));
		return start && end && text ? [{ start_seconds: secondsOf(start), end_seconds: secondsOf(end), text }] : [];
	});
}
