/**
 * Moments travel as ISO 8601 strings with the Berlin offset ("2026-11-24T17:30:00+01:00"), so a screen can show
 * them by cutting the string: no time zone of a device and no locale data can change what a person reads.
 */

export interface CalendarDay {
	year: number;
	month: number;
	day: number;
}

const asUtc = ({ year, month, day }: CalendarDay): Date => new Date(Date.UTC(year, month - 1, day));
const asDay = (date: Date): CalendarDay => ({
	year: date.getUTCFullYear(),
	month: date.getUTCMonth() + 1,
	day: date.getUTCDate(),
});

/** Days past the end of a month roll over. */
export const addDays = ({ year, month, day }: CalendarDay, days: number): CalendarDay =>
	asDay(asUtc({ year, month, day: day + days }));

/** "2026-03-05" */
export const isoDay = (day: CalendarDay): string => asUtc(day).toISOString().slice(0, 10);

const DAY_PATTERN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** "5.3.2026" as a calendar day, or null when it is none. */
export function parseGermanDay(text: string): CalendarDay | null {
	const match = DAY_PATTERN.exec(text);
	if (!match) return null;
	const [day = 0, month = 0, year = 0] = match.slice(1).map(Number);
	const real = new Date(Date.UTC(year, month - 1, day));
	const exists = real.getUTCFullYear() === year && real.getUTCMonth() === month - 1 && real.getUTCDate() === day;
	return exists ? { year, month, day } : null;
}

export const formatGermanDay = ({ year, month, day }: CalendarDay): string => `${day}.${month}.${year}`;

/** "05.03.2026" */
export const formatDate = (iso: string): string => `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`;

/** "17:30 Uhr" */
export const formatTime = (iso: string): string => `${iso.slice(11, 16)}\u00a0Uhr`;

const WEEKDAYS = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"] as const;
const MONTHS = [
	"Januar",
	"Februar",
	"März",
	"April",
	"Mai",
	"Juni",
	"Juli",
	"August",
	"September",
	"Oktober",
	"November",
	"Dezember",
] as const;
const SHORT_MONTHS = ["Jan", "Feb", "März", "Apr", "Mai", "Juni", "Juli", "Aug", "Sep", "Okt", "Nov", "Dez"] as const;

/** 0 is Monday, as weeks start on Monday. */
export const weekdayIndex = (iso: string): number => (new Date(`${iso.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7;

export const formatWeekday = (iso: string): string => WEEKDAYS[(weekdayIndex(iso) + 1) % 7] ?? "";
export const formatDayOfMonth = (iso: string): string => iso.slice(8, 10);
export const formatShortMonth = (iso: string): string => SHORT_MONTHS[Number(iso.slice(5, 7)) - 1] ?? "";
export const formatMonth = (iso: string): string => `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

/** Unix seconds of a moment: the timestamp in a seminar's address. */
export const unixSeconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000);
