import { formatDate, formatTime } from "#contract/dates.ts";

/** "24.11.2026, 09:31 Uhr" */
export const fullMoment = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)}`;
