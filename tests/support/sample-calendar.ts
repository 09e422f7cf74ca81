/** For tests: reads calendars and names what RFC 5545 forbids in them. */

export const unfold = (text: string): string[] => text.replace(/\r\n[ \t]/g, "").split("\r\n");

/** The value of a property's first appearance, as it is written. */
export function property(text: string, name: string): string | undefined {
	const line = unfold(text).find((candidate) => candidate.startsWith(`${name}:`) || candidate.startsWith(`${name};`));
	return line?.slice(line.indexOf(":") + 1);
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;

function nesting(lines: string[]): string[] {
	const open: string[] = [];
	for (const line of lines) {
		const [, end, name = ""] = /^(?:BEGIN|(END)):(.+)$/.exec(line) ?? [];
		if (name === "") continue;
		if (!end) open.push(name);
		else if (open.pop() !== name) return [`END:${name} closes what is not open`];
	}
	return open.map((name) => `${name} stays open`);
}

function eventMistakes(event: string): string[] {
	const lines = unfold(event);
	const required = ["UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY", "SEQUENCE", "STATUS"].filter(
		(name) => lines.filter((line) => new RegExp(`^${name}[:;]`).test(line)).length !== 1,
	);
	const stamps = lines.filter((line) => /^(DTSTAMP|LAST-MODIFIED)/.test(line) && !/:\d{8}T\d{6}Z$/.test(line));
	return [...required.map((name) => `an event needs one ${name}`), ...stamps];
}

export function calendarMistakes(text: string): string[] {
	const lines = text.split("\r\n");
	const events = text.split("BEGIN:VEVENT\r\n").slice(1);
	const count = (line: string) => lines.filter((own) => own === line).length;
	const ids = events.map((event) => `${property(event, "UID")} ${property(event, "RECURRENCE-ID")}`);
	return [
		...(/(^|[^\r])\n|\r(?!\n)/.test(text) ? ["a line does not end with CRLF"] : []),
		...(text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:") ? [] : ["the head is not that of a calendar"]),
		...(text.endsWith("\r\nEND:VCALENDAR\r\n") ? [] : ["the end is missing"]),
		...(count("BEGIN:VTIMEZONE") === 1 ? [] : ["there is not one VTIMEZONE"]),
		...(new Set(ids).size === ids.length ? [] : ["two events share an id"]),
		...lines.filter((line) => bytes(line) > 75).map((line) => `longer than 75 octets: ${line}`),
		...lines.filter((line) => line.includes("\ufffd")).map((line) => `a torn character: ${line}`),
		...nesting(lines),
		...events.flatMap((event) => eventMistakes(event.slice(0, event.indexOf("END:VEVENT")))),
	];
}
