import { formatDate, formatTime, weekdayIndex } from "#contract/dates.ts";

const WEEKDAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

/** "Dienstag, 24.11.2026" */
export const formatLongDate = (iso: string): string => `${WEEKDAYS[weekdayIndex(iso)]}, ${formatDate(iso)}`;

/** "Montag, 16.11.2026, 18:02 Uhr" */
export const momentWords = (iso: string): string => `${formatLongDate(iso)}, ${formatTime(iso)}`;
