import { formatMonth } from "#contract/dates.ts";
import { API_BASE } from "#contract/endpoint.ts";
import type { DatevMonthLine, DatevState } from "#contract/office/datev.ts";

/** "Oktober 2026" */
export const monthName = (month: string): string => formatMonth(`${month}-01`);

export const isDrawn = ({ documents, drawn }: NonNullable<DatevMonthLine["frozen"]>): boolean => drawn >= documents;

export const STATES: Record<DatevState, { tone: "ok" | "warn" | "mute"; words: string }> = {
	frozen: { tone: "ok", words: "exportiert" },
	next: { tone: "warn", words: "kann exportiert werden" },
	waiting: { tone: "mute", words: "wartet auf die Monate davor" },
	running: { tone: "mute", words: "läuft noch" },
};

export const bookingsWords = (count: number): string => (count === 1 ? "1 Buchung" : `${count} Buchungen`);
export const documentsWords = (count: number): string => (count === 1 ? "1 Beleg" : `${count} Belege`);

export const filePath = (month: string, file: "batch" | "archive"): string =>
	`${API_BASE}/office/datev/${month}/${file}`;
