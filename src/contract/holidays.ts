import { addDays, type CalendarDay, isoDay } from "./dates.ts";

/** Easter Sunday (Gauss, in the wording of Meeus, Jones and Butcher). */
function easterOf(year: number): CalendarDay {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const d = Math.floor(b / 4);
	const f = Math.floor((b + 8) / 25);
	const g = Math.floor((b - f + 1) / 3);
	const h = (19 * a + b - d - g + 15) % 30;
	const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
	const m = Math.floor((a + 11 * h + 22 * l) / 451);
	const sum = h + l - 7 * m + 114;
	return { year, month: Math.floor(sum / 31), day: (sum % 31) + 1 };
}

/** The Wednesday before 23 November. */
function repentanceDay(year: number): CalendarDay {
	const weekday = new Date(Date.UTC(year, 10, 22)).getUTCDay();
	return { year, month: 11, day: 22 - ((weekday + 4) % 7) };
}

const FIXED: readonly [month: number, day: number, name: string][] = [
	[1, 1, "Neujahr"],
	[5, 1, "Tag der Arbeit"],
	[10, 3, "Tag der Deutschen Einheit"],
	[10, 31, "Reformationstag"],
	[12, 25, "1. Weihnachtstag"],
	[12, 26, "2. Weihnachtstag"],
];

const AROUND_EASTER: readonly [days: number, name: string][] = [
	[-2, "Karfreitag"],
	[1, "Ostermontag"],
	[39, "Christi Himmelfahrt"],
	[50, "Pfingstmontag"],
];

/** The public holidays of Saxony in a year (§ 1 SächsSFG), by their day. */
function holidaysOf(year: number): Map<string, string> {
	const easter = easterOf(year);
	return new Map([
		...FIXED.map(([month, day, name]) => [isoDay({ year, month, day }), name] as const),
		...AROUND_EASTER.map(([days, name]) => [isoDay(addDays(easter, days)), name] as const),
		[isoDay(repentanceDay(year)), "Buß- und Bettag"],
	]);
}

const known = new Map<number, Map<string, string>>();

/** What is celebrated in Saxony on a day ("2026-11-18"), or null. */
export function saxonHoliday(day: string): string | null {
	const year = Number(day.slice(0, 4));
	const days = known.get(year) ?? holidaysOf(year);
	known.set(year, days);
	return days.get(day) ?? null;
}
