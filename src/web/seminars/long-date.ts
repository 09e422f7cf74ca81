import { formatDate, weekdayIndex } from "#contract/dates.ts";

const WEEKDAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

/** "Dienstag, 24.11.2026" */
export const formatLongDate = (iso: string): string => `${WEEKDAYS[weekdayIndex(iso)]}, ${formatDate(iso)}`;
