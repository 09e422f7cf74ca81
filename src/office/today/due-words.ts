import { DAY_MS } from "#contract/constants.ts";
import { formatWeekday } from "#contract/dates.ts";
import type { ToDo } from "#contract/office/to-dos.ts";

export interface DueWords {
	text: string;
	look: "late" | "soon" | "calm";
}

const dayNumber = (iso: string): number => Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / DAY_MS;
/** Whole calendar days from the one to the other. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

const clock = (iso: string): string => iso.slice(11, 16);
/** What is due at the end of a day is due that day; everybody knows when it ends. */
const endOfDay = (iso: string): boolean => clock(iso) === "23:59";

const PRESSING_DAYS = 3;
const WEEK_DAYS = 7;

function untilWords(due: string, at: string): DueWords {
	const days = daysBetween(at, due);
	if (Date.parse(due) < Date.parse(at))
		return {
			text: days === 0 ? `war ${clock(due)} fällig` : days === -1 ? "war gestern fällig" : `seit ${-days} Tagen fällig`,
			look: "late",
		};
	const time = endOfDay(due) ? "" : ` ${clock(due)}`;
	if (days === 0) return { text: `heute${time}`, look: "soon" };
	if (days === 1) return { text: `morgen${time}`, look: "soon" };
	if (days <= PRESSING_DAYS) return { text: `noch ${days} Tage`, look: "late" };
	const day = days < WEEK_DAYS ? formatWeekday(due) : `${due.slice(8, 10)}.${due.slice(5, 7)}.`;
	return { text: `bis ${day}`, look: "calm" };
}

function sinceWords(since: string, at: string): DueWords {
	const days = daysBetween(since, at);
	if (days <= 0) return { text: "seit heute", look: "calm" };
	if (days === 1) return { text: "seit gestern", look: "calm" };
	return { text: `seit ${days} Tagen`, look: days >= PRESSING_DAYS ? "soon" : "calm" };
}

/** By when it must be solved; without a deadline, for how long it has waited. */
export const dueWords = ({ due, since }: Pick<ToDo, "due" | "since">, at: string): DueWords =>
	due === null ? sinceWords(since, at) : untilWords(due, at);

/** "08:41" of today, "gestern 18:20", "22.11. 18:20". */
export function whenWords(moment: string, at: string): string {
	const days = daysBetween(moment, at);
	if (days <= 0) return clock(moment);
	return `${days === 1 ? "gestern" : `${moment.slice(8, 10)}.${moment.slice(5, 7)}.`} ${clock(moment)}`;
}
