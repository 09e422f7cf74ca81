import { berlinDay, berlinIso, berlinMoment } from "#contract/berlin.ts";
import { addDays, type CalendarDay, isoDay, weekdayIndex } from "#contract/dates.ts";
import { DUE_GROUPS, type DueGroup, type ToDo, type ToDoList } from "#contract/office/to-dos.ts";
import type { Figure, FigureKey } from "#contract/office/today.ts";
import type { DayValue, Span } from "./part.ts";

const DAYS_OF_WEEK = 7;

/** What is late is due today. */
export function dueGroup(due: Date | null, now: Date): DueGroup {
	if (!due) return "never";
	const today = berlinDay(now);
	if (due < berlinMoment(addDays(today, 1))) return "today";
	const daysLeft = DAYS_OF_WEEK - weekdayIndex(berlinIso(now));
	return due < berlinMoment(addDays(today, daysLeft)) ? "week" : "later";
}

type Found = { toDo: ToDo; due: Date | null; since: Date };

/** The nearest deadline first, then whatever has waited longest. */
const byUrgency = (a: Found, b: Found): number =>
	(a.due?.getTime() ?? Number.POSITIVE_INFINITY) - (b.due?.getTime() ?? Number.POSITIVE_INFINITY) ||
	a.since.getTime() - b.since.getTime();

export function grouped(found: Found[], now: Date): ToDoList["groups"] {
	const groups = Map.groupBy(found.toSorted(byUrgency), ({ due }) => dueGroup(due, now));
	return DUE_GROUPS.flatMap((due) => {
		const members = groups.get(due);
		return members ? [{ due, to_dos: members.map(({ toDo }) => toDo) }] : [];
	});
}

const PERIOD_DAYS = 30;

export interface Periods {
	now: CalendarDay[];
	before: CalendarDay[];
	/** Both of them. */
	span: Span;
}

/** Whole days alone: today is not over, and would always look weak beside a whole day. */
export function periodsBefore(moment: Date): Periods {
	const today = berlinDay(moment);
	const days = (first: number) => Array.from({ length: PERIOD_DAYS }, (_, index) => addDays(today, first + index));
	return {
		now: days(-PERIOD_DAYS),
		before: days(-2 * PERIOD_DAYS),
		span: { from: berlinMoment(addDays(today, -2 * PERIOD_DAYS)), to: berlinMoment(today) },
	};
}

export function figureOf(key: FigureKey, values: DayValue[], { now, before }: Periods): Figure {
	const byDay = new Map(values.map(({ day, value }) => [day, value]));
	const on = (day: CalendarDay | undefined) => (day && byDay.get(isoDay(day))) ?? 0;
	const sum = (days: CalendarDay[]) => days.reduce((total, day) => total + on(day), 0);
	return {
		key,
		now: sum(now),
		before: sum(before),
		days: now.map((day, index) => ({ day: isoDay(day), now: on(day), before: on(before[index]) })),
	};
}
