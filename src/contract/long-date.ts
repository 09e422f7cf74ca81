import { formatDate, formatTime, weekdayIndex } from "./dates.ts";

const WEEKDAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

/** "Dienstag" */
export const formatLongWeekday = (iso: string): string => WEEKDAYS[weekdayIndex(iso)] ?? "";

/** "Dienstag, 24.11.2026" */
export const formatLongDate = (iso: string): string => `${formatLongWeekday(iso)}, ${formatDate(iso)}`;

/** "Montag, 16.11.2026, 18:02 Uhr" */
export const momentWords = (iso: string): string => `${formatLongDate(iso)}, ${formatTime(iso)}`;
