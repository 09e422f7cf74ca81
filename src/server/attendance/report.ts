import { PRESENT_FROM } from "#contract/attendance.ts";
import type { Stay } from "#contract/office/attendance.ts";
import { rowsOf } from "#server/text-file.ts";

/** OFF-014: the report of a video conference, as Zoom, Teams and BigBlueButton write it. */

const MINUTE_MS = 60_000;

const COLUMNS = {
	email: /e-?mail|upn|adresse/i,
	join: /join|beitr|first|beginn|eintritt|angekommen|start/i,
	leave: /leav|leave|left|verlass|last leave|ende|austritt|end time|letzt/i,
	minutes: /duration|dauer|minut/i,
	name: /name|teilnehm|participant|anzeigename/i,
} as const;
type ColumnName = keyof typeof COLUMNS;

/** Which column holds what; none where the line is no head. */
function headOf(cells: readonly string[]): Map<ColumnName, number> | null {
	const found = new Map<ColumnName, number>();
	for (const [index, cell] of cells.entries()) {
		const name = (Object.keys(COLUMNS) as ColumnName[]).find((key) => !found.has(key) && COLUMNS[key].test(cell));
		if (name) found.set(name, index);
	}
	const isHead = found.has("name") && ((found.has("join") && found.has("leave")) || found.has("minutes"));
	return isHead ? found : null;
}

/** "24.11.2026 17:31:05", "11/24/2026, 5:31:05 PM", "2026-11-24T17:31:05Z" or "17:31": all that counts is the difference. */
function momentIn(text: string): number | null {
	const time = /(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap])?\.?m?/i.exec(text);
	if (!time) return null;
	const [, hour = "", minute = "", second = "0", half] = time;
	const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
	const day =
		/(\d{4})-(\d{2})-(\d{2})/.exec(text)?.slice(1) ??
		/(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text)?.slice(1).reverse() ??
		/(\d{1,2})\/(\d{1,2})\/(\d{2,4})/
			.exec(text)
			?.slice(1)
			.map((_, index, parts) => parts[[2, 0, 1][index] ?? 0] ?? "");
	const [year = "1970", month = "1", date = "1"] = day ?? [];
	return Date.UTC(Number(year), Number(month) - 1, Number(date), hours, Number(minute), Number(second));
}

/** "95", "1:35:00", "1h 35m 10s", "1 Std. 35 Min." */
function minutesIn(text: string): number | null {
	const clock = /^(\d+):(\d{2})(?::(\d{2}))?$/.exec(text);
	if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
	const hours = /(\d+)\s*(?:h|std)/i.exec(text)?.[1];
	const minutes = /(\d+)\s*m/i.exec(text)?.[1] ?? (hours ? "0" : /^(\d+)/.exec(text)?.[1]);
	if (hours === undefined && minutes === undefined) return null;
	return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

interface Line {
	name: string;
	email: string | null;
	from: number | null;
	to: number | null;
	minutes: number | null;
}

export function linesOf(text: string): Line[] {
	for (const separator of ["\t", ";", ","]) {
		const rows = rowsOf(text.replace(/^\ufeff/, ""), separator);
		const at = rows.findIndex((row) => headOf(row));
		if (at === -1) continue;
		const head = headOf(rows[at] ?? []);
		const read = (cells: string[], name: ColumnName): string => cells[head?.get(name) ?? -1] ?? "";
		return rows.slice(at + 1).flatMap((cells) => {
			const name = read(cells, "name");
			const email = read(cells, "email").toLowerCase();
			if (name === "" && email === "") return [];
			const [from, to] = [momentIn(read(cells, "join")), momentIn(read(cells, "leave"))];
			const minutes = minutesIn(read(cells, "minutes"));
			if (minutes === null && (from === null || to === null)) return [];
			return [{ name, email: email.includes("@") ? email : null, from, to, minutes }];
		});
	}
	return [];
}

/** Who dials in twice at once is there once. */
function minutesOf(lines: readonly Line[]): number {
	const stays = lines.flatMap(({ from, to }) => (from !== null && to !== null && to > from ? [{ from, to }] : []));
	if (stays.length === 0) return lines.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
	let [sum, end] = [0, Number.NEGATIVE_INFINITY];
	for (const { from, to } of stays.sort((one, other) => one.from - other.from)) {
		sum += Math.max(0, to - Math.max(from, end));
		end = Math.max(end, to);
	}
	return Math.round(sum / MINUTE_MS);
}

const folded = (name: string): string =>
	name
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("ß", "ss")
		.replace(/\(.*?\)/g, "")
		.split(/[^\p{L}\d]+/u)
		.filter(Boolean)
		.sort()
		.join(" ");

export const stateFor = (minutes: number, sessionMinutes: number): "present" | "partly" =>
	minutes >= sessionMinutes * PRESENT_FROM ? "present" : "partly";

interface Person {
	id: number;
	name: string;
	emails: readonly string[];
}

/** By the address, then by the name; a name that two people have matches neither. */
export function staysOf(lines: readonly Line[], persons: readonly Person[], sessionMinutes: number): Stay[] {
	const groups = Map.groupBy(lines, ({ email, name }) => email ?? folded(name));
	const onlyOne = (fits: (person: Person) => boolean): number | null => {
		const found = persons.filter(fits);
		return found.length === 1 ? (found[0]?.id ?? null) : null;
	};
	return [...groups.values()].map((own) => {
		const { name = "", email = null } = own[0] ?? {};
		const byEmail = email ? onlyOne(({ emails }) => emails.includes(email)) : null;
		const byName = byEmail === null ? onlyOne((person) => folded(person.name) === folded(name)) : null;
		const minutes = minutesOf(own);
		return {
			name: name || (email ?? ""),
			email,
			minutes,
			person_id: byEmail ?? byName,
			matched_by: byEmail !== null ? "email" : byName !== null ? "name" : null,
			state: stateFor(minutes, sessionMinutes),
		};
	});
}
