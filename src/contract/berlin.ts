import type { CalendarDay } from "./dates.ts";

const TIME_ZONE = "Europe/Berlin";

let formatter: Intl.DateTimeFormat | undefined;

/** Made when it is first needed: a telephone takes long to find its time zones, and most pages do without. */
function berlinParts(moment: Date): Intl.DateTimeFormatPart[] {
	formatter ??= new Intl.DateTimeFormat("en-CA", {
		timeZone: TIME_ZONE,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		second: "2-digit",
		hourCycle: "h23",
		timeZoneName: "longOffset",
	});
	return formatter.formatToParts(moment);
}

/** Right for every moment there is, and slow. */
function isoByCalendar(moment: Date): string {
	const part: Record<string, string> = {};
	for (const { type, value } of berlinParts(moment)) part[type] = value;
	const offset = part.timeZoneName?.slice("GMT".length) || "+00:00";
	return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}${offset}`;
}

const SECOND_MS = 1_000;
const WITHOUT_OFFSET = "2026-11-24T17:30:00".length;
/** In these years clocks change once in each half of a year at most. */
const REGULAR = { from: 1980, to: 9998 };

interface Offset {
	ms: number;
	/** "+01:00" */
	text: string;
}

/** `at` is a whole second. */
function offsetAt(at: number): Offset {
	const iso = isoByCalendar(new Date(at));
	return { ms: Date.parse(`${iso.slice(0, WITHOUT_OFFSET)}Z`) - at, text: iso.slice(WITHOUT_OFFSET) };
}

/** Half a year: until when which offset holds. */
interface Half {
	changesAt: number;
	before: Offset;
	after: Offset;
}

function halfBetween(from: number, to: number): Half {
	const [before, after] = [offsetAt(from), offsetAt(to)];
	if (before.ms === after.ms) return { changesAt: to, before, after };
	let [last, first] = [from, to];
	while (first - last > SECOND_MS) {
		const middle = last + Math.floor((first - last) / 2 / SECOND_MS) * SECOND_MS;
		if (offsetAt(middle).ms === before.ms) last = middle;
		else first = middle;
	}
	return { changesAt: first, before, after };
}

const halves = new Map<number, Half>();

function offsetOf(moment: Date): Offset {
	const year = moment.getUTCFullYear();
	const month = moment.getUTCMonth() < 6 ? 0 : 6;
	const key = year * 12 + month;
	const half = halves.get(key) ?? halfBetween(Date.UTC(year, month), Date.UTC(year, month + 6));
	halves.set(key, half);
	return moment.getTime() < half.changesAt ? half.before : half.after;
}

/** A moment as ISO 8601 in Europe/Berlin. */
export function berlinIso(moment: Date): string {
	const year = moment.getUTCFullYear();
	if (!(year >= REGULAR.from && year <= REGULAR.to)) return isoByCalendar(moment);
	const { ms, text } = offsetOf(moment);
	return new Date(moment.getTime() + ms).toISOString().slice(0, WITHOUT_OFFSET) + text;
}

export function berlinDay(moment: Date): CalendarDay {
	const [year = 0, month = 0, day = 0] = berlinIso(moment).slice(0, 10).split("-").map(Number);
	return { year, month, day };
}

/** The moment at which clocks in Berlin show this day and time; days past the end of a month roll over. */
export function berlinMoment({ year, month, day }: CalendarDay, time = "00:00"): Date {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const asUtc = Date.UTC(year, month - 1, day, hour, minute);
	const aheadAt = (at: number) => Date.parse(`${berlinIso(new Date(at)).slice(0, WITHOUT_OFFSET)}Z`) - at;
	const guess = asUtc - aheadAt(asUtc);
	return new Date(asUtc - aheadAt(guess));
}
