import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import { addDays, type CalendarDay, formatDate, isoDay } from "#contract/dates.ts";
import { type Period, REPORT_YEARS, type ReportQuery } from "#contract/office/reports.ts";
import { refuseField } from "#server/validation.ts";

const MONTHS_OF_YEAR = 12;
const MONTHS_OF_QUARTER = 3;
/** Up to so many days a report goes on day by day, from there on month by month. */
const DAYS_BY_DAY = 31;

const dayOf = (iso: string): CalendarDay => {
	const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
	return { year, month, day };
};
/** The first day of a month; months before January and after December are those of other years. */
const firstOf = (year: number, month: number): string =>
	new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
const shifted = (iso: string, days: number): string => isoDay(addDays(dayOf(iso), days));

/** So many whole months from the first of one on. */
const months = (year: number, month: number, count: number): Period => ({
	from: firstOf(year, month),
	to: shifted(firstOf(year, month + count), -1),
});

const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** How many whole months it is, if it is whole months. */
function wholeMonths({ from, to }: Period): number | null {
	const [first, after] = [dayOf(from), dayOf(shifted(to, 1))];
	if (first.day !== 1 || after.day !== 1) return null;
	return (after.year - first.year) * MONTHS_OF_YEAR + after.month - first.month;
}

function given(from: string | undefined, to: string | undefined, fields: [string, string]): Period {
	if (!from) throw refuseField(fields[0], "Bitte ausfüllen");
	if (!to) throw refuseField(fields[1], "Bitte ausfüllen");
	if (to < from) throw refuseField(fields[1], "Das Ende liegt vor dem Anfang");
	if (dayOf(to).year - dayOf(from).year > REPORT_YEARS) throw refuseField(fields[1], `Höchstens ${REPORT_YEARS} Jahre`);
	return { from, to };
}

function periodOf({ period, from, to }: ReportQuery, { year, month }: CalendarDay): Period {
	const quarter = month - ((month - 1) % MONTHS_OF_QUARTER);
	switch (period) {
		case "month":
			return months(year, month, 1);
		case "last_month":
			return months(year, month - 1, 1);
		case "quarter":
			return months(year, quarter, MONTHS_OF_QUARTER);
		case "last_quarter":
			return months(year, quarter - MONTHS_OF_QUARTER, MONTHS_OF_QUARTER);
		case "year":
			return months(year, 1, MONTHS_OF_YEAR);
		case "last_year":
			return months(year - 1, 1, MONTHS_OF_YEAR);
		case "months12":
			return months(year, month - MONTHS_OF_YEAR + 1, MONTHS_OF_YEAR);
		case "free":
			return given(from, to, ["from", "to"]);
	}
}

/** As many whole months before it, or as many days. */
function before(period: Period): Period {
	const count = wholeMonths(period);
	const { year, month } = dayOf(period.from);
	if (count !== null) return months(year, month - count, count);
	return { from: shifted(period.from, -daysOf(period)), to: shifted(period.from, -1) };
}

/** The same days of the year before; a 29th of February ends with the month. */
function yearBefore(period: Period): Period {
	const count = wholeMonths(period);
	const first = dayOf(period.from);
	if (count !== null) return months(first.year - 1, first.month, count);
	const earlier = (iso: string) => {
		const { year, month, day } = dayOf(iso);
		const last = months(year - 1, month, 1).to;
		const same = `${last.slice(0, 8)}${String(day).padStart(2, "0")}`;
		return same < last ? same : last;
	};
	return { from: earlier(period.from), to: earlier(period.to) };
}

export interface Compared {
	period: Period;
	against: Period;
	step: "day" | "month";
}

/** REP-01: a period and the one beside it. They share no day, or their difference would tell of few (OFF-033). */
export function comparedOf(query: ReportQuery, now: Date): Compared {
	const period = periodOf(query, berlinDay(now));
	const ways = {
		before: () => before(period),
		year_before: () => yearBefore(period),
		free: () => given(query.against_from, query.against_to, ["against_from", "against_to"]),
	};
	const against = ways[query.against]();
	if (against.from <= period.to && period.from <= against.to)
		throw refuseField("against", "Die beiden Zeiträume überschneiden sich");
	return { period, against, step: Math.max(daysOf(period), daysOf(against)) > DAYS_BY_DAY ? "month" : "day" };
}

export const spanOf = ({ from, to }: Period) => ({
	from: berlinMoment(dayOf(from)),
	to: berlinMoment(addDays(dayOf(to), 1)),
});

/** Every step of it, also those in which nothing happened: "2026-11" or "2026-11-24". */
export function stepsOf({ from, to }: Period, step: Compared["step"]): string[] {
	const steps: string[] = [];
	const length = step === "day" ? 10 : 7;
	for (let day = from; day <= to; day = step === "day" ? shifted(day, 1) : nextMonth(day))
		steps.push(day.slice(0, length));
	return steps;
}

const nextMonth = (iso: string): string => firstOf(dayOf(iso).year, dayOf(iso).month + 1);

export const periodWords = ({ from, to }: Period): string => `${formatDate(from)}–${formatDate(to)}`;
